import type { FileHandle } from 'node:fs/promises';
import type { MigrationType } from '@larder/contracts';
import { Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { threadFailure } from '../scraping/thread-failure.js';
import { failed, type Outcome } from '../reports/outcome.js';
import type { Content } from '../archives/archive.js';
import { ExportReading, type PlacedRecord } from './export-reading.js';
import type { WantedPiece } from './export-session.js';
import { ExportThreads } from './export-threads.js';
import type { FileOfRecord } from './held-record.js';
import type { SourceRecipe } from './sources/source.js';

/** A record of an export: what became of it already, or a recipe whose files can be asked for until it is let go of. */
export interface ReadRecord {
  /** Its place in the export, the same whenever that is read. */
  position: number;
  record: { failure: Outcome } | { found: ReadRecipe };
  release: () => void;
}

/** Its picture and its files are each to be read once, piece by piece. */
export interface ReadRecipe extends Omit<SourceRecipe, 'assets'> {
  assets: { fileName: string; pieces: Content }[];
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
      const onLost = (position: number, error: unknown) => {
        this.log.warn('record of an export gave its thread too much to do', { position, error });
      };
      const reading = new ExportReading(thread, { fd: file.fd, type, locale }, onLost);
      try {
        return await use(this.recordsOf(reading));
      } finally {
        reading.end();
      }
    });
  }

  /** A record that overwhelms its thread is told of like any that cannot be read; only when that does not help either, the rest is lost. */
  private async *recordsOf(reading: ExportReading): AsyncGenerator<ReadRecord> {
    let position = 0;
    try {
      for (let each = await reading.next(); each; each = await reading.next()) {
        position = each.position + 1;
        yield toRead(reading, each);
      }
    } catch (error) {
      if (!threadFailure(error)) throw error;
      this.log.warn('export gave its thread too much to do', { position, error });
      const failure = failed('The rest of this file could not be read', error);
      yield { position, record: { failure }, release: () => undefined };
    }
  }
}

function toRead(reading: ExportReading, { position, told }: PlacedRecord): ReadRecord {
  if ('failure' in told) return { position, record: told, release: () => undefined };
  const { hasOwn, assetNames, ...found } = told.found;
  const contentOf = (fileName: FileOfRecord): Content => {
    return () => piecesOf(reading, { position, fileName });
  };
  const assets = assetNames.map((fileName) => ({ fileName, pieces: contentOf(fileName) }));
  const record = { found: { ...found, own: hasOwn ? contentOf(null) : undefined, assets } };
  return { position, record, release: () => reading.release(position) };
}

async function* piecesOf(reading: ExportReading, file: Omit<WantedPiece, 'number'>): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const piece = await reading.ask<Uint8Array | null>('piece', { ...file, number });
    if (!piece) return;
    yield asBuffer(piece);
  }
}

/** What comes out of a thread is no Buffer any more, but the same bytes. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
