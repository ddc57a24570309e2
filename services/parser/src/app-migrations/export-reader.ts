import type { FileHandle } from 'node:fs/promises';
import type { MigrationType } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { threadFailure } from '../scraping/thread-failure.js';
import { failed, type Outcome } from '../reports/outcome.js';
import type { ToldRecord } from './export-session.js';
import { ExportThreads, type ExportThread } from './export-threads.js';
import type { SourceRecipe } from './sources/source.js';

/** A record of an export: what became of it already, or a recipe whose files can be asked for until it is let go of. */
export interface ReadRecord {
  record: { failure: Outcome } | { found: ReadRecipe };
  release: () => void;
}

export interface ReadRecipe extends Omit<SourceRecipe, 'assets'> {
  assets: { fileName: string; read: () => Promise<Buffer> }[];
}

/** An uploaded export as an open file. */
export interface OpenExport {
  file: FileHandle;
  type: MigrationType;
  locale: string;
}

/** Reads exports in threads of their own. */
@Injectable()
export class ExportReader {
  constructor(
    private readonly threads: ExportThreads,
    private readonly log: Log,
  ) {}

  /** Lets somebody read an export, record by record. */
  read<Result>(
    { file, type, locale }: OpenExport,
    use: (records: AsyncIterable<ReadRecord>) => Promise<Result>,
  ): Promise<Result> {
    return this.threads.lend(async (thread) => {
      await thread.call('open', { fd: file.fd, type, locale });
      return use(this.recordsOf(thread));
    });
  }

  /** What overwhelms its thread ends the reading; what was read before stays imported. */
  private async *recordsOf(thread: ExportThread): AsyncGenerator<ReadRecord> {
    for (let position = 0; ; position += 1) {
      try {
        const told = await thread.call<ToldRecord | null>('next');
        if (!told) return;
        yield toRead(thread, told, position);
      } catch (error) {
        if (!threadFailure(error)) throw error;
        this.log.warn('export gave its thread too much to do', { position, error });
        const failure = failed('The rest of this file could not be read', error);
        return void (yield { record: { failure }, release: () => undefined });
      }
    }
  }
}

function toRead(thread: ExportThread, told: ToldRecord, position: number): ReadRecord {
  if ('failure' in told) return { record: told, release: () => undefined };
  const { hasOwn, assetNames, ...found } = told.found;
  const picture = async () => asBuffer(await thread.call<Uint8Array | null>('picture', position));
  const assets = assetNames.map((fileName) => ({
    fileName,
    read: async () => asBuffer(await thread.call<Uint8Array>('asset', { position, fileName })),
  }));
  const release = () => void thread.call('release', position).catch(() => undefined);
  return { record: { found: { ...found, own: hasOwn ? picture : undefined, assets } }, release };
}

/** What comes out of a thread is no Buffer any more, but the same bytes. */
function asBuffer<Bytes extends Uint8Array | null>(bytes: Bytes): Buffer | Extract<Bytes, null>;
function asBuffer(bytes: Uint8Array | null): Buffer | null {
  return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
