import { createConnection, Schema, Types, type Connection } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  connection = await createConnection(database.uri, { dbName: database.db.databaseName }).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.close();
});

const itemSchema = new Schema({ id: String, note: String, quantity: Number, checked: Boolean }, { _id: false });

function models(prefix: string) {
  const food = new Schema({ _id: String, name: { type: String, required: true } }, { collection: `${prefix}-foods` });
  food.index({ name: 1 }, { unique: true });
  const list = new Schema(
    {
      _id: String,
      groupId: { type: String, required: true },
      slug: String,
      items: [itemSchema],
      foodIds: [{ type: String, ref: `${prefix}-food` }],
      extras: { type: Schema.Types.Mixed, default: {} },
      prices: { type: Map, of: String },
      price: Schema.Types.Decimal128,
      outbox: { type: [Schema.Types.Mixed], default: [] },
      outboxSince: Date,
      revision: { type: Number, default: 1 },
      deletedAt: { type: Date, default: null },
    },
    { collection: `${prefix}-lists`, minimize: false, timestamps: true },
  );
  list.index({ groupId: 1, slug: 1 }, { unique: true, partialFilterExpression: { slug: { $exists: true } } });
  list.index({ outboxSince: 1 }, { sparse: true });
  return {
    Food: connection.model(`${prefix}-food`, food),
    List: connection.model(`${prefix}-list`, list),
  };
}

it('creates the collections and indexes of its schemas', async () => {
  const { List } = models('schemas');
  await List.createCollection();
  await List.ensureIndexes();

  expect((await List.collection.indexes()).map((index) => index.name)).toEqual([
    '_id_',
    'groupId_1_slug_1',
    'outboxSince_1',
  ]);
  expect(await List.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
  expect(await List.syncIndexes()).toEqual([]);
});

it('stores documents unchanged', async () => {
  const { List } = models('kept');
  const extras = { z: 1, a: { y: null }, list: [1, 'x', null], empty: {} };
  await List.create({ _id: 'l', groupId: 'g', extras, prices: { milk: '1' }, price: '12.50', items: [{ id: 'i' }] });

  const list = await List.findById('l').orFail();

  expect(list.get('extras')).toEqual(extras);
  expect(list.prices?.get('milk')).toBe('1');
  expect(String(list.price)).toBe('12.50');
  expect(list.deletedAt).toBeNull();
  expect(list.createdAt).toBeInstanceOf(Date);
});

it('rejects duplicates with the code that services check', async () => {
  const { List } = models('twins');
  await List.init();
  await List.create([
    { _id: '1', groupId: 'g', slug: 's' },
    { _id: '2', groupId: 'g' },
    { _id: '3', groupId: 'g' },
  ]);

  await expect(List.create({ _id: '4', groupId: 'g', slug: 's' })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { groupId: 1, slug: 1 },
  });
});

it('changes a document only if no other request has, with an outbox entry', async () => {
  const { List } = models('guarded');
  await List.create({ _id: 'l', groupId: 'g', items: [{ id: 'a', quantity: 1 }] });
  const change = (revision: number) =>
    List.findOneAndUpdate(
      { _id: 'l', groupId: 'g', revision },
      {
        $set: { 'items.$[item].quantity': 3 },
        $inc: { revision: 1 },
        $push: { outbox: { $each: [{ kind: 'shopping-list.updated', revision }], $slice: -50 } },
        $min: { outboxSince: new Date() },
      },
      { returnDocument: 'after', arrayFilters: [{ 'item.id': 'a' }] },
    ).lean();

  const results = await Promise.all([change(1), change(1), change(1)]);

  expect(results.filter(Boolean)).toHaveLength(1);
  const stored = await List.findById('l').lean().orFail();
  expect(stored).toMatchObject({ revision: 2, items: [{ id: 'a', quantity: 3 }], outbox: [{ revision: 1 }] });
});

it('empties the outbox and removes its timestamp', async () => {
  const { List } = models('outbox');
  await List.create({ _id: 'l', groupId: 'g', outbox: [{ id: 'e1' }, { id: 'e2' }], outboxSince: new Date() });

  await List.updateOne({ _id: 'l' }, { $pull: { outbox: { id: { $in: ['e1', 'e2'] } } } }, { timestamps: false });
  await List.updateMany({ outbox: { $size: 0 } }, { $unset: { outboxSince: 1 } }, { timestamps: false });

  expect(await List.countDocuments({ outboxSince: { $exists: true } })).toBe(0);
});

it('saves the changed fields of a loaded document', async () => {
  const { List } = models('saved');
  const list = await List.create({ _id: 'l', groupId: 'g', items: [{ id: 'a', note: 'milk' }] });
  list.items.push({ id: 'b', note: 'bread' });
  list.items[0]?.set('checked', true);
  await list.save();
  const again = await List.findById('l').orFail();
  again.items.splice(0, 1);
  await again.save();

  expect(await List.findById('l').lean()).toMatchObject({ items: [{ id: 'b', note: 'bread' }] });
});

it('populates documents of other collections', async () => {
  const { Food, List } = models('filled');
  await Food.create([
    { _id: 'f', name: 'Flour' },
    { _id: 'e', name: 'Egg' },
  ]);
  await List.create({ _id: 'l', groupId: 'g', foodIds: ['e', 'f'] });

  const list = await List.findById('l').populate('foodIds').lean().orFail();

  expect((list.foodIds as unknown as { name: string }[]).map((food) => food.name)).toEqual(['Egg', 'Flour']);
});

it('reads page by page and by cursor', async () => {
  const { Food } = models('paged');
  await Food.insertMany(Array.from({ length: 250 }, (_, i) => ({ _id: `f${i}`, name: `food ${i + 100}` })));

  const page = await Food.find({ name: /^food 1/ })
    .sort({ name: 1 })
    .skip(10)
    .limit(5)
    .select('name -_id')
    .lean();
  let count = 0;
  for await (const food of Food.find().cursor({ batchSize: 20 })) count += food.name ? 1 : 0;

  expect(page.map((food) => food.name)).toEqual([110, 111, 112, 113, 114].map((n) => `food ${n}`));
  expect(count).toBe(250);
});

it('upserts with defaults', async () => {
  const { List } = models('upserted');
  const options = { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true } as const;

  const list = await List.findOneAndUpdate({ _id: 'l', groupId: 'g' }, { $addToSet: { foodIds: 'f' } }, options).lean();

  expect(list).toMatchObject({ _id: 'l', groupId: 'g', foodIds: ['f'], revision: 1, extras: {} });
});

it('writes in bulk and reports the rejected ones', async () => {
  const { Food } = models('bulk');
  await Food.init();
  const foods = [
    { _id: '1', name: 'a' },
    { _id: '2', name: 'a' },
    { _id: '3', name: 'b' },
  ];

  await expect(Food.insertMany(foods, { ordered: false })).rejects.toMatchObject({ code: 11000 });
  const result = await Food.bulkWrite([
    { updateOne: { filter: { _id: '1' }, update: { $set: { name: 'z' } } } },
    { deleteOne: { filter: { _id: '3' } } },
  ]);

  expect(result).toMatchObject({ modifiedCount: 1, deletedCount: 1 });
});

it('aggregates over several collections', async () => {
  const { Food, List } = models('joined');
  await Food.create([
    { _id: 'f', name: 'Flour' },
    { _id: 'e', name: 'Egg' },
  ]);
  await List.create([
    { _id: '1', groupId: 'g', foodIds: ['f', 'e'] },
    { _id: '2', groupId: 'g', foodIds: ['f'] },
  ]);

  const uses = await List.aggregate<{ _id: string; uses: number }>([
    { $match: { groupId: 'g' } },
    { $unwind: '$foodIds' },
    { $lookup: { from: Food.collection.collectionName, localField: 'foodIds', foreignField: '_id', as: 'food' } },
    { $set: { food: { $first: '$food.name' } } },
    { $group: { _id: '$food', uses: { $sum: 1 } } },
    { $sort: { uses: -1 } },
  ]);

  expect(uses).toEqual([
    { _id: 'Flour', uses: 2 },
    { _id: 'Egg', uses: 1 },
  ]);
});

it('uses sessions without transactions', async () => {
  const { Food } = models('sessions');
  const session = await connection.startSession();
  await Food.create([{ _id: 's', name: 'Salt' }], { session });

  expect(await Food.findById('s').session(session).lean()).toMatchObject({ name: 'Salt' });
  await session.endSession();
});

it('casts queries as usual', async () => {
  const { Food } = models('cast');
  await Food.create({ _id: new Types.ObjectId().toHexString(), name: 'Oil' });

  expect(await Food.exists({ name: 'Oil' })).not.toBeNull();
  expect(await Food.distinct('name')).toEqual(['Oil']);
  expect(await Food.estimatedDocumentCount()).toBe(1);
});
