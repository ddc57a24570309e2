import type { Document } from 'mongodb';
import { openTestDatabase, type AnyDocument, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

describe('joins', () => {
  async function joined(stage: Document, rest: Document[] = []): Promise<Document[]> {
    const recipes = database.collection();
    const foods = database.collection();
    await foods.insertMany([
      { _id: 'f', name: 'Flour' },
      { _id: 'e', name: 'Egg' },
      { _id: 'n', of: null },
    ] as AnyDocument[]);
    await recipes.insertMany([{ _id: 1, foods: ['f', 'e'], main: 'e' }, { _id: 2 }] as AnyDocument[]);
    const from = foods.collectionName;
    return recipes.aggregate([{ $sort: { _id: 1 } }, { $lookup: { from, as: 'found', ...stage } }, ...rest]).toArray();
  }

  it('joins by a value, and nothing by null', async () => {
    const rows = await joined({ localField: 'main', foreignField: '_id' });

    expect(rows.map((row) => row['found'] as unknown)).toEqual([[{ _id: 'e', name: 'Egg' }], []]);
  });

  it('joins by each item of an array', async () => {
    const [row] = await joined({ localField: 'foods', foreignField: '_id' }, [{ $limit: 1 }]);

    expect((row!['found'] as Document[]).map((food) => food['name'] as string).sort()).toEqual(['Egg', 'Flour']);
  });

  it('joins by the result of another join, in the requested order', async () => {
    const labels = database.collection();
    await labels.insertMany([
      { _id: 'b', of: 'e' },
      { _id: 'a', of: 'e' },
    ] as AnyDocument[]);
    const lookup = { from: labels.collectionName, localField: 'found._id', foreignField: 'of', as: 'labels' };
    const inOrder = { ...lookup, pipeline: [{ $match: { _id: { $ne: 'c' } } }, { $sort: { _id: 1 } }] };

    const [row] = await joined({ localField: 'main', foreignField: '_id' }, [{ $lookup: inOrder }]);

    expect(row).toEqual({
      _id: 1,
      foods: ['f', 'e'],
      main: 'e',
      found: [{ _id: 'e', name: 'Egg' }],
      labels: [
        { _id: 'a', of: 'e' },
        { _id: 'b', of: 'e' },
      ],
    });
  });

  it('joins some fields of the results', async () => {
    const pipeline = [{ $match: { name: { $ne: 'Flour' } } }, { $project: { _id: 0, name: 1 } }];

    const [row] = await joined({ localField: 'foods', foreignField: '_id', pipeline });

    expect(row).toEqual({ _id: 1, foods: ['f', 'e'], main: 'e', found: [{ name: 'Egg' }] });
  });

  it('replaces an existing field of that name by the result', async () => {
    const [row] = await joined({ localField: 'main', foreignField: '_id', as: 'main' });

    expect(row).toEqual({ _id: 1, foods: ['f', 'e'], main: [{ _id: 'e', name: 'Egg' }] });
  });

  it('treats missing as null on both sides', async () => {
    const rows = await joined({ localField: 'main', foreignField: 'of' });

    expect((rows[1]!['found'] as Document[]).map((food) => food['_id'] as unknown)).toEqual(['f', 'e', 'n']);
  });

  it('joins through a pipeline with variables', async () => {
    const pipeline = [{ $match: { $expr: { $eq: ['$_id', '$$wanted'] } } }, { $project: { name: 1, _id: 0 } }];

    const [row] = await joined({ let: { wanted: '$main' }, pipeline });

    expect(row?.['found']).toEqual([{ name: 'Egg' }]);
  });

  it('does not let joined documents share objects that are changed later', async () => {
    const same = [{ $unwind: '$found' }, { $set: { 'found.of': '$_id' } }];
    const recipes = database.collection();
    const foods = database.collection();
    await foods.insertOne({ _id: 'f' });
    await recipes.insertMany([
      { _id: 1, food: 'f' },
      { _id: 2, food: 'f' },
    ]);
    const lookup = { from: foods.collectionName, localField: 'food', foreignField: '_id', as: 'found' };

    const rows = await recipes.aggregate([{ $lookup: lookup }, ...same]).toArray();

    expect(rows.map((row) => (row['found'] as Document)['of'] as unknown)).toEqual([1, 2]);
  });
});
