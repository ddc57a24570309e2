// npm run bench:embedded-mongo — the database with 20,000 recipes, through the driver, every write synced.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomIntegers } from '@larder/testing/random';
import { BSON, MongoClient } from 'mongodb';
import { runConcurrently, runSequentially, Report } from './measure.mjs';
import { foodIds, groupId, indexes, recipe, summary, tagIds } from './recipes.mjs';
import { startServer } from './server.mjs';

const COUNT = Number(process.argv[2] ?? 20_000);
/** The batch size of mongorestore. */
const BATCH = 1000;
const random = randomIntegers(7);
const report = new Report();
const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
let server = await startServer(folder);
let client = await new MongoClient(server.uri).connect();
let recipes = client.db('bench').collection('recipes');

const documents = Array.from({ length: COUNT }, (_, i) => recipe(i, random));
const any = () => documents[random(COUNT)];
const size = documents.reduce((sum, one) => sum + BSON.calculateObjectSize(one), 0) / COUNT;
console.log(
  `${COUNT} documents of ${Math.round(size)} bytes, ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}\n`,
);

await recipes.createIndexes(indexes);
const loaded = performance.now();
for (let i = 0; i < COUNT; i += BATCH) await recipes.insertMany(documents.slice(i, i + BATCH));
report.add(`bulk insert, ${BATCH} at a time, 7 indexes`, COUNT / ((performance.now() - loaded) / 1000), '/s', {
  least: 3000,
});

const page = (filter, sort, skip = 0) =>
  recipes
    .find({ groupId, ...filter }, { projection: summary })
    .sort(sort)
    .skip(skip)
    .limit(50)
    .toArray();

report.latency('point read by _id', await runSequentially(2000, () => recipes.findOne({ _id: any()._id })), 1);
report.latency(
  'point read by group and slug',
  await runSequentially(2000, () => recipes.findOne({ groupId, slug: any().slug })),
  1,
);
report.add('point reads, 16 clients', await runConcurrently(4000, 16, () => recipes.findOne({ _id: any()._id })), '/s');
report.latency('page of 50 by name', await runSequentially(300, () => page({}, { nameNormalized: 1, _id: 1 })), 3);
report.latency('page of 50 by date', await runSequentially(300, () => page({}, { createdAt: -1, _id: -1 })), 3);
report.latency(
  'page of 50 by name, 10,000 skipped',
  await runSequentially(30, () => page({}, { nameNormalized: 1, _id: 1 }, 10_000)),
);
report.latency(
  'page of 50 with a tag, sorted by name',
  await runSequentially(50, () => page({ tagIds: tagIds[random(200)] }, { nameNormalized: 1 })),
);
report.latency('page of 50 by an unindexed field', await runSequentially(5, () => page({}, { totalMinutes: 1 })));
report.latency('count in a group', await runSequentially(50, () => recipes.countDocuments({ groupId })));
report.latency(
  'count with a food',
  await runSequentially(50, () => recipes.countDocuments({ groupId, 'ingredients.foodId': foodIds[random(800)] })),
);
report.latency(
  '2,000 documents by $in',
  await runSequentially(5, () =>
    recipes.find({ _id: { $in: documents.slice(0, 2000).map((d) => d._id) } }, { projection: { name: 1 } }).toArray(),
  ),
);
report.latency(
  'name contains, by regular expression',
  await runSequentially(10, () => recipes.countDocuments({ groupId, nameNormalized: /lemon.*12/i })),
);
report.latency(
  'description contains, no index',
  await runSequentially(5, () => recipes.countDocuments({ description: /crispy golden rustic/i })),
);
const perTag = [{ $match: { groupId } }, { $unwind: '$tagIds' }, { $group: { _id: '$tagIds', count: { $sum: 1 } } }];
report.latency('recipes per tag, aggregated', await runSequentially(3, () => recipes.aggregate(perTag).toArray()));

const update = {
  $set: { ratingAverage: 3 },
  $inc: { revision: 1 },
  $push: { outbox: { $each: [{ kind: 'recipe.updated' }], $slice: -50 } },
};
report.latency('update of one', await runSequentially(1000, () => recipes.updateOne({ _id: any()._id }, update)), 5);
report.latency('insert of one', await runSequentially(300, (i) => recipes.insertOne(recipe(COUNT + i, random))));
report.add(
  'updates of one, 16 clients',
  await runConcurrently(2000, 16, () => recipes.updateOne({ _id: any()._id }, update)),
  '/s',
);
report.latency(
  'update of 1,000',
  await runSequentially(3, () =>
    recipes.updateMany({ groupId, nameNormalized: { $lt: 'baked' } }, { $inc: { 'nutrition.fat': 1 } }),
  ),
);

const whileBusy = async (name, work) => {
  let isBusy = true;
  const busy = work().finally(() => (isBusy = false));
  const times = [];
  while (isBusy) {
    const started = performance.now();
    await recipes.findOne({ _id: any()._id });
    times.push(performance.now() - started);
  }
  await busy;
  times.sort((a, b) => a - b);
  report.latency(`point read while ${name}`, {
    p50: times[times.length >> 1],
    p99: times[Math.floor(times.length * 0.99)],
  });
};
await whileBusy('scanning', async () => {
  for (let i = 0; i < 5; i++) await recipes.countDocuments({ 'ingredients.originalText': /rustic tofu/i });
});
await whileBusy('building an index', () => recipes.createIndex({ groupId: 1, userId: 1, 'ingredients.note': 1 }));
await whileBusy('updating all', () => recipes.updateMany({}, { $inc: { revision: 1 } }));
await whileBusy('inserting 2,000', () => client.db('bench').collection('others').insertMany(documents.slice(0, 2000)));

report.add('memory after all this', server.memoryMb(), 'MB', { most: 200 });
await client.close();
await server.stop();
server = await startServer(folder);
client = await new MongoClient(server.uri).connect();
recipes = client.db('bench').collection('recipes');
report.add('ready with these documents', server.readyMs, 'ms', { most: 1000 });
report.add('memory when fresh', server.memoryMb(), 'MB');
await client.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = report.missed > 0 ? 1 : 0;
