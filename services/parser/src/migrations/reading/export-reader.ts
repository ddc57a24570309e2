import type { FileHandle } from 'node:fs/promises';
import type { MigrationType } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Content } from '../../archives/index.js';
import { threadFailure } from '../../concurrency/index.js';
import { withFiles, type RecipeDraft } from '../../drafts/index.js';
import { failure, type Outcome } from '../../outcomes/index.js';
import type { PieceRequest } from './export-session.js';
import { ExportThreads } from './export-threads.js';
import { ResumableExport, type PositionedReply } from './resumable-export.js';

/** A record of an export: its failure, or its draft, whose files can be read once each until it is released. */
export interface ExportRecord {
  /** Its position in the export, the same each time the export is read. */
  position: number;
  content: { failure: Outcome } | { draft: RecipeDraft };
  release: () => void;
}

/** An uploaded export as an open file. */
export interface OpenExport {
  file: FileHandle;
  type: MigrationType;
  locale: string;
}

/** Reads exports in worker threads. */
@Injectable()
export class ExportReader {
  constructor(
    private readonly threads: ExportThreads,
    private readonly log: Log,
  ) {}

  /** Reads an export record by record, as long as `use` runs. */
  read<Result>(
    { file, type, locale }: OpenExport,
    use: (records: AsyncIterable<ExportRecord>) => Promise<Result>,
  ): Promise<Result> {
    return this.threads.withThread(async (thread) => {
      const onLost = (position: number, error: unknown) => {
        this.log.warn('record of an export exceeded the limits of its thread', { position, error });
      };
      const source = new ResumableExport(thread, { fd: file.fd, type, locale }, onLost);
      try {
        return await use(this.recordsOf(source));
      } finally {
        source.end();
      }
    });
  }

  /** A record that exhausts its thread fails like an unreadable one; if it cannot even be skipped, the rest fails. */
  private async *recordsOf(source: ResumableExport): AsyncGenerator<ExportRecord> {
    let position = 0;
    try {
      for (let next = await source.next(); next; next = await source.next()) {
        position = next.position + 1;
        yield toRecord(source, next);
      }
    } catch (error) {
      if (!threadFailure(error)) throw error;
      this.log.warn('export exceeded the limits of its thread', { position, error });
      const content = { failure: failure('The rest of this file could not be read', error) };
      yield { position, content, release: () => undefined };
    }
  }
}

function toRecord(source: ResumableExport, { position, reply }: PositionedReply): ExportRecord {
  if ('failure' in reply) return { position, content: reply, release: () => undefined };
  const draft = withFiles(
    reply.draft,
    (fileName): Content =>
      () =>
        piecesOf(source, { position, fileName }),
  );
  return { position, content: { draft }, release: () => source.release(position) };
}

async function* piecesOf(source: ResumableExport, file: Omit<PieceRequest, 'number'>): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const piece = await source.request<Uint8Array | null>('piece', { ...file, number });
    if (!piece) return;
    yield asBuffer(piece);
  }
}

/** A Buffer is received from a thread as a plain Uint8Array. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
