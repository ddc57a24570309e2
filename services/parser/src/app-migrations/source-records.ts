import type { MigrationType } from '@larder/contracts';
import { ArchiveError, type Archive } from '../archives/archive.js';
import { APPS } from './apps.js';
import type { SourceContext, SourceRecord } from './sources/source.js';

interface Source {
  type: MigrationType;
  open: () => Promise<Archive>;
  context: SourceContext;
}

/** The records of an upload, which stays open: pictures are read from it later. One that is broken, or something else, gives a failure that says what was expected. */
export async function* sourceRecords({ type, open, context }: Source): AsyncGenerator<SourceRecord> {
  const { read } = APPS[type];
  let found = 0;
  try {
    for await (const record of read(await open(), context)) {
      found += 1;
      yield record;
    }
    if (found === 0) yield unreadable(type, new ArchiveError('There are no recipes in this file'));
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    yield unreadable(type, error);
  }
}

/** Says that a file is not what it should be. */
export function unreadable(type: MigrationType, error: unknown): { failure: { message: string; error: unknown } } {
  return { failure: { message: `This file could not be read. Expected: ${APPS[type].expected}`, error } };
}
