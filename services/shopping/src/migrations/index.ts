import { createIndexes, defineMigration } from '@larder/service-kit';
import { SHOPPING_LISTS, ShoppingListSchema } from '../shopping-lists/shopping-list.schema.js';

export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, { [SHOPPING_LISTS]: ShoppingListSchema })),
  defineMigration(2, 'remember moved labels', async ({ db }) => {
    const old = { groupId: { $exists: true }, labelPlaces: { $exists: false } };
    await db.collection(SHOPPING_LISTS).updateMany(old, { $set: { labelPlaces: [] } });
  }),
];
