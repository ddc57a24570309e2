import { createIndexes, defineMigration } from '@larder/service-kit';
import { LISTS, ListSchema } from '../lists/list.schema.js';

export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, { [LISTS]: ListSchema })),
  defineMigration(2, 'remember moved labels', async ({ db }) => {
    const old = { groupId: { $exists: true }, labelPlaces: { $exists: false } };
    await db.collection(LISTS).updateMany(old, { $set: { labelPlaces: [] } });
  }),
];
