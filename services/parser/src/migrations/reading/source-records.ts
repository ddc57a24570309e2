import type { MigrationType } from '@larder/contracts';
import { ArchiveError, type Archive } from '../../archives/index.js';
import { failure, type Outcome } from '../../outcomes/index.js';
import { APPS } from '../apps.js';
import type { SourceContext, SourceRecord } from '../sources/source.js';

interface Source {
  type: MigrationType;
  open: () => Promise<Archive>;
  context: SourceContext;
}

/**
 * The records of an upload, which stays open: images are read from it later. A broken upload, or one that is not an
 * export of this app, yields one failed record that describes the expected file.
 */
export async function* sourceRecords({ type, open, context }: Source): AsyncGenerator<SourceRecord, undefined> {
  try {
    const read = await APPS[type].loadReader();
    yield* read(await open(), context);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    yield { failureMessage: expectedFile(type), read: () => Promise.reject(error) };
  }
}

/** The outcome of an upload that is not an export of this app. */
export function unreadableExport(type: MigrationType, error: ArchiveError): Outcome {
  return failure(expectedFile(type), error);
}

function expectedFile(type: MigrationType): string {
  return `This file could not be read. Expected: ${APPS[type].expected}`;
}
