import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { checkDatabase, copyDatabase, startEmbeddedMongo } from '../../src/index.js';
import { startOwn } from '../support/database.js';
import { openSqlite } from '../support/sqlite.js';

let own: Awaited<ReturnType<typeof startOwn>>;
let client: MongoClient;
let recipes: Collection<{ _id: string; n: number; tags: string[] }>;
beforeEach(async () => {
  own = await startOwn();
  client = await new MongoClient(own.server.uri).connect();
  recipes = client.db('d').collection('recipes');
  await recipes.createIndex({ tags: 1 });
  await recipes.insertMany(Array.from({ length: 500 }, (_, n) => ({ _id: `r${n}`, n, tags: [`t${n % 9}`, 'all'] })));
});
afterEach(async () => {
  await client.close();
  await own.stop();
});

/** Opens a data folder and counts its documents. */
async function countIn(directory: string): Promise<number> {
  const server = await startEmbeddedMongo({ directory, socketPath: join(own.folder, 'c', 'db.sock') });
  const copy = await new MongoClient(server.uri).connect();
  const count = await copy.db('d').collection('recipes').countDocuments({ tags: 'all' });
  await copy.close();
  await server.stop();
  return count;
}

it('copies a consistent state during writes', async () => {
  const target = join(own.folder, 'copy');
  let isOver = false;
  const writer = (async () => {
    for (let i = 0; !isOver; i++) await recipes.insertOne({ _id: `w${i}`, n: i, tags: [] });
  })();

  await own.server.copyTo(target);
  isOver = true;
  await writer;

  expect(await countIn(target)).toBe(500);
  expect((await checkDatabase(target)).problems).toEqual([]);
});

it('does not overwrite another copy', async () => {
  const target = join(own.folder, 'copy');
  await own.server.copyTo(target);

  await expect(own.server.copyTo(target)).rejects.toThrow(/holds a database already/);
});

it('copies by a command only to a folder inside of the data folder', async () => {
  const { folder } = (await client.db('admin').command({ larderCopy: 'nightly' })) as unknown as { folder: string };

  await expect(access(join(folder, 'larder.sqlite'))).resolves.toBeUndefined();
  await expect(client.db('admin').command({ larderCopy: '../../elsewhere' })).rejects.toMatchObject({ code: 2 });
});

it('finds no problems in an intact database', async () => {
  expect(await own.server.check()).toEqual({ collections: 1, documents: 500, problems: [] });
  expect(await client.db('admin').command({ larderCheck: 1 })).toMatchObject({ documents: 500, problems: [] });
});

it('finds a missing and a stray entry and a lost document', async () => {
  const target = join(own.folder, 'copy');
  await own.server.copyTo(target);
  const file = openSqlite(join(target, 'larder.sqlite'));
  file.exec('DELETE FROM entries WHERE key IN (SELECT key FROM entries ORDER BY key DESC LIMIT 1)');
  file.exec('DELETE FROM records WHERE id IN (SELECT id FROM records ORDER BY id LIMIT 1)');
  file.close();

  const { problems } = await checkDatabase(target);

  expect(problems.some((problem) => problem.includes('is missing in index'))).toBe(true);
  expect(problems.some((problem) => problem.includes('has a stray entry'))).toBe(true);
});

it('copies a folder that is not open, and rejects one that is', async () => {
  await expect(copyDatabase(join(own.folder, 'data'), join(own.folder, 'x'))).rejects.toThrow(/in use/);
  const [first, second] = [join(own.folder, 'first'), join(own.folder, 'second')];
  await own.server.copyTo(first);

  await copyDatabase(first, second);

  expect(await countIn(second)).toBe(500);
});
