import { backupMessages } from '@larder/contracts';
import { newId } from '@larder/service-kit';
import mongoose from 'mongoose';
import { MealPlanFixture } from './support/meal-plan-fixture.js';

const messages = backupMessages('meal-plan');
const tenant = { groupId: newId(), householdId: newId() };
const entry = { _id: newId(), entryId: 7, userId: newId(), date: '2026-11-23', entryType: 'dinner', ...tenant };

let plans: MealPlanFixture;
beforeAll(async () => {
  plans = await MealPlanFixture.start();
});
afterAll(() => plans.service.stop());

/** Loads documents into the data of a generation, and returns what is stored. */
async function load(generation: number, collection: string, documents: readonly object[]) {
  const client = plans.service.as(null);
  await client.request(messages.beginLoad, { generation, copy: false });
  const texts = documents.map((document) => JSON.stringify(document));
  await client.request(messages.load, { generation, collection, documents: texts });
  await client.request(messages.finishLoad, { generation, migration: 0 });
  const dbName = `${plans.service.namespace}-meal-plan-g${generation}`;
  const db = await mongoose.createConnection(String(plans.service.env['MONGODB_URI']), { dbName }).asPromise();
  const stored = await db.collection(collection).find({}).toArray();
  await db.close();
  return stored;
}

it('a restored document gets the defaults of its absent fields', async () => {
  const [stored] = await load(1, 'entries', [entry]);

  expect(stored).toMatchObject({ ...entry, title: '', text: '', recipeId: null, servings: null, position: 0 });
  expect(stored?.['createdAt']).toBeInstanceOf(Date);
});

it('what is left of a deleted document is restored as it is', async () => {
  const tombstone = { _id: newId(), revision: 3, outbox: [] };

  expect(await load(2, 'entries', [tombstone])).toEqual([tombstone]);
});

it.each([
  ['date is missing', 'entries', { ...entry, date: undefined }],
  ['date has an invalid value', 'entries', { ...entry, date: '2026-13-01' }],
  ['entryType has an invalid value', 'entries', { ...entry, entryType: 'feast' }],
  ['position has an invalid value', 'entries', { ...entry, position: { $numberDouble: 'Infinity' } }],
  ['items.0.entryType is missing', 'menus', { _id: newId(), name: 'Easter', items: [{ title: 'Lamb' }], ...tenant }],
  ['items has an invalid value', 'menus', { _id: newId(), name: 'Easter', items: 'Lamb', ...tenant }],
  ['trashed.document.date is missing', 'entries', trashed({ ...entry, date: undefined })],
])('refuses a restored document whose %s, and names it', async (problem, collection, document) => {
  await expect(load(3, collection, [document])).rejects.toMatchObject({
    code: 'backup.wrong-document',
    params: { name: `meal-plan.${collection}`, problem: `${document._id}: ${problem}` },
  });
});

function trashed(document: object) {
  const at = { $date: '2026-11-23T10:00:00Z' };
  const deletion = { ...tenant, name: 'Dinner', by: newId(), at, expiresAt: at };
  return { _id: newId(), revision: 1, trashed: { ...deletion, document } };
}
