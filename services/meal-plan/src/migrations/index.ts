import { createIndexes, defineMigration } from '@larder/service-kit';
import { ENTRIES, EntrySchema } from '../entries/entry.schema.js';

export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, { [ENTRIES]: EntrySchema })),
  defineMigration(2, 'index the days of all plans', ({ db }) => createIndexes(db, { [ENTRIES]: EntrySchema })),
];
