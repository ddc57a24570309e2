import { openMongoose, type MongooseDatabase } from '../support/mongoose.js';

let database: MongooseDatabase;
beforeAll(async () => (database = await openMongoose()));
afterAll(() => database.close());

it('stores documents unchanged', async () => {
  const { List } = database.models('unchanged');
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
  const { List } = database.models('duplicates');
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
  const { List } = database.models('conditional');
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
  const { List } = database.models('outbox');
  await List.create({ _id: 'l', groupId: 'g', outbox: [{ id: 'e1' }, { id: 'e2' }], outboxSince: new Date() });

  await List.updateOne({ _id: 'l' }, { $pull: { outbox: { id: { $in: ['e1', 'e2'] } } } }, { timestamps: false });
  await List.updateMany({ outbox: { $size: 0 } }, { $unset: { outboxSince: 1 } }, { timestamps: false });

  expect(await List.countDocuments({ outboxSince: { $exists: true } })).toBe(0);
});

it('saves the changed fields of a loaded document', async () => {
  const { List } = database.models('saved');
  const list = await List.create({ _id: 'l', groupId: 'g', items: [{ id: 'a', note: 'milk' }] });
  list.items.push({ id: 'b', note: 'bread' });
  list.items[0]?.set('checked', true);
  await list.save();
  const again = await List.findById('l').orFail();
  again.items.splice(0, 1);
  await again.save();

  expect(await List.findById('l').lean()).toMatchObject({ items: [{ id: 'b', note: 'bread' }] });
});

it('upserts with defaults', async () => {
  const { List } = database.models('upserted');
  const options = { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true } as const;

  const list = await List.findOneAndUpdate({ _id: 'l', groupId: 'g' }, { $addToSet: { foodIds: 'f' } }, options).lean();

  expect(list).toMatchObject({ _id: 'l', groupId: 'g', foodIds: ['f'], revision: 1, extras: {} });
});

it('writes in bulk and reports the rejected ones', async () => {
  const { Food } = database.models('bulk');
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
