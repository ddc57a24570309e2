import { createIndexes, defineMigration } from '@larder/service-kit';
import { SHOPPING_LISTS, ShoppingListSchema } from '../list-store/index.js';
import { PURCHASES, PurchaseSchema } from '../purchases/index.js';

export const migrations = [
  defineMigration(1, 'create indexes', ({ db }) => createIndexes(db, { [SHOPPING_LISTS]: ShoppingListSchema })),
  defineMigration(2, 'remember moved labels', async ({ db }) => {
    const old = { groupId: { $exists: true }, labelPlaces: { $exists: false } };
    await db.collection(SHOPPING_LISTS).updateMany(old, { $set: { labelPlaces: [] } });
  }),
  defineMigration(3, 'lists have items', async ({ db }) => {
    const old = { groupId: { $exists: true }, items: { $exists: false } };
    const empty = { items: [], openItemCount: 0, recipeReferences: [], deletedItems: [], devices: [] };
    const order = { learnAisleOrder: true, aisleOrder: [], lastCheck: null };
    await db.collection(SHOPPING_LISTS).updateMany(old, { $set: { ...empty, ...order } });
    await createIndexes(db, { [SHOPPING_LISTS]: ShoppingListSchema });
  }),
  defineMigration(4, 'remember what is bought', ({ db }) => createIndexes(db, { [PURCHASES]: PurchaseSchema })),
  defineMigration(5, 'index deleted lists', ({ db }) => createIndexes(db, { [SHOPPING_LISTS]: ShoppingListSchema })),
  defineMigration(6, 'index recipes of items', ({ db }) => createIndexes(db, { [SHOPPING_LISTS]: ShoppingListSchema })),
];
