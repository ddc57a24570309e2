import { createIndexes, defineMigration } from '@larder/service-kit';
import { LISTS, ListSchema } from '../lists/list.schema.js';

export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, { [LISTS]: ListSchema })),
];
