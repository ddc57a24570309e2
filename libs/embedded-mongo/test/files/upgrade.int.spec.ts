import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { MongoClient, type Document } from 'mongodb';
import { checkDatabase, FORMAT_VERSION, startEmbeddedMongo } from '../../src/index.js';
import { makeFolder, removeFolder } from '../support/child.js';
import { damageDocument } from '../support/corrupt-file.js';
import { openSqlite } from '../support/sqlite.js';

/** Written by the last program of format 1: 59 recipes, two users, four indexes. */
const FIXTURE = fileURLToPath(new URL('../fixtures/format-1.sqlite.gz', import.meta.url));

let folder: string;
let directory: string;
beforeEach(async () => {
  folder = await makeFolder();
  directory = join(folder, 'data');
  mkdirSync(directory);
  writeFileSync(join(directory, 'larder.sqlite'), gunzipSync(readFileSync(FIXTURE)));
});
afterEach(() => removeFolder(folder));

const start = () => startEmbeddedMongo({ directory, socketPath: join(folder, 's', 'db.sock') });

/** The number of documents without a checksum, and the format in the header. */
function look() {
  const file = openSqlite(join(directory, 'larder.sqlite'));
  const [{ without }] = file.prepare('SELECT count(*) AS without FROM records WHERE checksum IS NULL').all() as [
    { without: number },
  ];
  const [{ user_version: version }] = file.prepare('PRAGMA user_version').all() as [{ user_version: number }];
  file.close();
  return { without, version };
}

it('adds a checksum to every document of a file of format 1 while it is in use', async () => {
  const server = await start();
  const client = await new MongoClient(server.uri).connect();
  const recipes = client.db('kitchen').collection<Document & { _id: string }>('recipes');

  expect(await recipes.countDocuments({ tags: 't3' })).toBe(12);
  expect(await recipes.findOne({ slug: 'recipe-30' })).toMatchObject({ _id: 'r30', stars: 0 });
  await recipes.updateOne({ _id: 'r1' }, { $set: { stars: 5 } });
  await server.whenChecked();
  expect(await recipes.find().toArray()).toHaveLength(59);

  await client.close();
  await server.stop();
  expect(look()).toEqual({ without: 0, version: FORMAT_VERSION });
  expect((await checkDatabase(directory)).problems).toEqual([]);
});

it('detects a flipped bit afterwards', async () => {
  const server = await start();
  await server.whenChecked();
  await server.stop();
  const path = join(directory, 'larder.sqlite');
  damageDocument(path, 'r30');

  expect((await checkDatabase(directory)).problems).toEqual([
    expect.stringMatching(/kitchen\.recipes: document \d+ is damaged/),
  ]);
});
