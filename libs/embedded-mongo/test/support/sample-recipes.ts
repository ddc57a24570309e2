import { BSON, type Db, type Document } from 'mongodb';

/** The number of recipes that are inserted; two of them are deleted again. */
const RECIPES = 232;

/** Writes the recipes and their indexes. */
export async function insertRecipes(db: Db): Promise<void> {
  const recipes = db.collection<Document & { _id: string }>('recipes');
  await recipes.createIndexes([
    { key: { slug: 1 }, unique: true },
    { key: { group: 1, name: 1, _id: 1 } },
    { key: { tags: 1 } },
    { key: { stars: -1, _id: 1 }, partialFilterExpression: { stars: { $exists: true } } },
  ]);
  await recipes.insertMany(Array.from({ length: RECIPES }, (_, i) => recipe(i)));
}

/** Changes and deletes some of the recipes, so that a log and free pages exist. */
export async function changeRecipes(db: Db): Promise<void> {
  const recipes = db.collection<Document & { _id: string }>('recipes');
  await db.collection<{ _id: number; name: string }>('people').insertMany([
    { _id: 1, name: 'Ana' },
    { _id: 2, name: 'Bo' },
  ]);
  await recipes.updateMany({ stars: 3 }, { $set: { stars: 4 } });
  await recipes.deleteMany({ _id: { $in: ['r20', 'r120'] } });
}

function recipe(i: number) {
  const text = `step ${i} of a long way `.repeat(i % 5 === 0 ? 260 : 40 + (i % 30));
  const tags = [`t${i % 9}`, `u${i % 13}`, 'all'];
  return {
    _id: `r${i}`,
    slug: `recipe-${i}`,
    group: i % 2,
    name: `dish ${(i * 37) % 101}`,
    tags,
    ...(i % 3 === 0 && { stars: i % 6 }),
    text,
  };
}

/** Runs all queries of a recipe list; each result as text, or the error instead. Other errors than damage are thrown. */
export async function runQueries(db: Db): Promise<(string | Error)[]> {
  const recipes = db.collection<Document & { _id: string }>('recipes');
  const page = (skip: number) =>
    recipes
      .find({ group: 1 }, { projection: { name: 1 } })
      .sort({ name: 1, _id: 1 })
      .skip(skip)
      .limit(50)
      .toArray();
  const queries: (() => Promise<unknown>)[] = [
    async () => (await db.listCollections().toArray()).map(({ name }) => name).sort(),
    () => recipes.find().toArray(),
    () => recipes.countDocuments(),
    () => recipes.estimatedDocumentCount(),
    ...[0, 5, 77, 120, 231].map((i) => () => recipes.findOne({ _id: `r${i}` })),
    ...[1, 20, 60, 199].map((i) => () => recipes.findOne({ slug: `recipe-${i}` })),
    ...[0, 50, 100].map((skip) => () => page(skip)),
    () => recipes.find({ tags: 't3' }).sort({ _id: 1 }).toArray(),
    () =>
      recipes
        .find({ tags: { $all: ['t3', 'u4'] } })
        .sort({ slug: -1 })
        .toArray(),
    () => recipes.countDocuments({ tags: 'all' }),
    () =>
      recipes
        .find({ stars: { $gte: 4 } })
        .sort({ stars: -1, _id: 1 })
        .toArray(),
    () =>
      recipes
        .find({ name: /dish 9/ }, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .toArray(),
    () =>
      recipes
        .aggregate([{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }, { $sort: { _id: 1 } }])
        .toArray(),
    () =>
      recipes
        .find({ _id: { $in: ['r3', 'r30', 'r130', 'none'] } })
        .sort({ slug: 1 })
        .toArray(),
    () => db.collection('people').find().toArray(),
  ];
  const results: (string | Error)[] = [];
  for (const query of queries) results.push(await resultOf(query));
  return results;
}

async function resultOf(query: () => Promise<unknown>): Promise<string | Error> {
  try {
    return BSON.EJSON.stringify(await query());
  } catch (error) {
    if ((error as { code?: number }).code === 361) return error as Error;
    throw error;
  }
}
