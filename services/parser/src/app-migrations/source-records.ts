import type { MigrationType } from '@larder/contracts';
import { ArchiveError, type Archive } from '../archives/archive.js';
import { failed, type Outcome } from '../reports/outcome.js';
import { APPS } from './apps.js';
import type { SourceContext, SourceRecord } from './sources/source.js';

interface Source {
  type: MigrationType;
  open: () => Promise<Archive>;
  context: SourceContext;
}

/** The records of an upload, which stays open: pictures are read from it later. One that is broken, or something else, gives a record that says what was expected. */
export async function* sourceRecords({ type, open, context }: Source): AsyncGenerator<SourceRecord, undefined> {
  try {
    yield* APPS[type].read(await open(), context);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    yield { ifBroken: expectedOf(type), read: () => Promise.reject(error) };
  }
}

/** Says that a file is not what it should be. */
export function unreadable(type: MigrationType, error: ArchiveError): Outcome {
  return failed(expectedOf(type), error);
}

function expectedOf(type: MigrationType): string {
  return `This file could not be read. Expected: ${APPS[type].expected}`;
}
