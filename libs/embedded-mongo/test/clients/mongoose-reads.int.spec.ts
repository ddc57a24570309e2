import { Types } from 'mongoose';
import { openMongoose, type MongooseDatabase } from '../support/mongoose.js';

let database: MongooseDatabase;
beforeAll(async () => (database = await openMongoose()));
afterAll(() => database.close());

it('creates the collections and indexes of its schemas', async () => {
  const { List } = database.models('schemas');
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

it('populates documents of other collections', async () => {
  const { Food, List } = database.models('populated');
  await Food.create([
    { _id: 'f', name: 'Flour' },
    { _id: 'e', name: 'Egg' },
  ]);
  await List.create({ _id: 'l', groupId: 'g', foodIds: ['e', 'f'] });

  const list = await List.findById('l').populate('foodIds').lean().orFail();

  expect((list.foodIds as unknown as { name: string }[]).map((food) => food.name)).toEqual(['Egg', 'Flour']);
});

it('reads page by page and by cursor', async () => {
  const { Food } = database.models('paged');
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

it('aggregates over several collections', async () => {
  const { Food, List } = database.models('joined');
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
  const { Food } = database.models('sessions');
  const session = await database.connection.startSession();
  await Food.create([{ _id: 's', name: 'Salt' }], { session });

  expect(await Food.findById('s').session(session).lean()).toMatchObject({ name: 'Salt' });
  await session.endSession();
});

it('casts queries as usual', async () => {
  const { Food } = database.models('cast');
  await Food.create({ _id: new Types.ObjectId().toHexString(), name: 'Oil' });

  expect(await Food.exists({ name: 'Oil' })).not.toBeNull();
  expect(await Food.distinct('name')).toEqual(['Oil']);
  expect(await Food.estimatedDocumentCount()).toBe(1);
});
