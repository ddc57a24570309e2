import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient, type Document } from 'mongodb';
import { checkDatabase, runMaintenance, salvageDatabase, startEmbeddedMongo } from '../../src/index.js';
import { makeFolder, removeFolder } from '../support/child.js';
import { IntactDatabase } from '../support/damage-trial.js';
import { truncate, damageDocument, pagesOf, zeroPage } from '../support/corrupt-file.js';
import { openSqlite } from '../support/sqlite.js';

let original: IntactDatabase;
let folder: string;
let directory: string;
beforeAll(async () => (original = await IntactDatabase.create()));
afterAll(() => original.remove());
beforeEach(async () => {
  folder = await makeFolder();
  directory = join(folder, 'data');
  cpSync(original.directory, directory, { recursive: true });
});
afterEach(() => removeFolder(folder));

const file = () => join(directory, 'larder.sqlite');
const recipesOf = ({ collections }: { collections: readonly { name: string }[] }) =>
  collections.find(({ name }) => name === 'kitchen.recipes');

async function recipeIds(): Promise<string[]> {
  const server = await startEmbeddedMongo({ directory, socketPath: join(folder, 's', 'db.sock') });
  const client = await new MongoClient(server.uri).connect();
  const recipes = await client.db('kitchen').collection<Document & { _id: string }>('recipes').find().toArray();
  await client.close();
  await server.stop();
  return recipes.map(({ _id }) => _id);
}

it('restores everything from an undamaged file, and keeps the old one', async () => {
  const before = readFileSync(file());
  const ids = await recipeIds();

  const report = await salvageDatabase(directory);

  expect(recipesOf(report)).toEqual({ name: 'kitchen.recipes', read: 230, setAside: 0, lost: 0 });
  expect(await recipeIds()).toEqual(ids);
  expect(before.length).toBe(readFileSync(join(report.original, 'larder.sqlite')).length);
  expect((await checkDatabase(directory)).problems).toEqual([]);
});

it('sets a damaged document aside, and restores all others', async () => {
  damageDocument(file(), 'r77');
  const damaged = readFileSync(file());

  const report = await salvageDatabase(directory);

  expect(recipesOf(report)).toEqual({ name: 'kitchen.recipes', read: 229, setAside: 1, lost: 0 });
  expect(readFileSync(join(report.original, 'larder.sqlite')).equals(damaged)).toBe(true);
  const [line] = readFileSync(report.setAside ?? '', 'utf8')
    .trim()
    .split('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({
    collection: 'kitchen.recipes',
    bson: expect.stringMatching(/^[0-9a-f]+$/) as string,
  });
  expect(await recipeIds()).toHaveLength(229);
});

it.each([
  ['the first page', () => zeroPage(file(), 0), 230],
  ['the root of the documents', () => zeroPage(file(), 2), 0],
  ['the root of the index entries', () => zeroPage(file(), 3), 230],
  ['the end of the file', () => truncate(file(), (pagesOf(file()) - 20) * 4096), 150],
])('restores the rest without %s', async (_what, damage, least) => {
  damage();

  const report = await salvageDatabase(directory);

  const { read } = recipesOf(report) as unknown as { read: number };
  expect(read).toBeGreaterThanOrEqual(least);
  expect(await recipeIds()).toHaveLength(read);
  expect((await checkDatabase(directory)).problems).toEqual([]);
});

it('counts the lost documents of a lost page', async () => {
  zeroPage(file(), Math.floor(damageDocument(file(), 'r77') / 4096));

  const report = await salvageDatabase(directory);

  const { read, setAside, lost } = recipesOf(report) as unknown as Record<'read' | 'setAside' | 'lost', number>;
  expect(read + setAside + lost).toBe(230);
  expect([lost > 0, read > 200]).toEqual([true, true]);
});

it('keeps one of two documents with the same unique value, and sets the other aside', async () => {
  const damaged = openSqlite(file());
  damaged.exec(
    'INSERT INTO records SELECT id + 100000, document, NULL FROM records WHERE id IN (SELECT id FROM records LIMIT 1)',
  );
  damaged.exec("DELETE FROM properties WHERE name = 'checksums'");
  damaged.close();

  const report = await salvageDatabase(directory);

  expect(recipesOf(report)).toMatchObject({ setAside: 1 });
  expect(readFileSync(report.setAside ?? '', 'utf8')).toMatch(/E11000 duplicate key/);
});

it('does not change the data of a running database', async () => {
  const server = await startEmbeddedMongo({ directory, socketPath: join(folder, 's', 'db.sock') });

  await expect(salvageDatabase(directory)).rejects.toThrow(/in use by another process/);

  await server.stop();
  expect(await recipeIds()).toHaveLength(230);
  expect(readdirSync(directory).filter((name) => name.startsWith('damaged-'))).toEqual([]);
});

it('is a command that prints its result', async () => {
  const lines: string[] = [];
  const run = (...args: string[]) => runMaintenance(args, (line) => lines.push(line));

  expect(await run('check', directory)).toBe(0);
  damageDocument(file(), 'r77');
  expect(await run('check', directory)).toBe(1);
  expect(await run('salvage', directory)).toBe(1);
  expect(await run('check', directory)).toBe(0);
  expect(await run('nonsense')).toBe(2);

  expect(lines.join('\n')).toMatch(
    /Nothing is wrong\.[^]*is damaged[^]*set aside {2}lost[^]*kitchen\.recipes +229 +1 +0/,
  );
  expect(existsSync(file())).toBe(true);
});

it('accepts a file of another installation when forced', async () => {
  const other = await IntactDatabase.create();
  cpSync(join(other.directory, 'larder.sqlite'), file());
  await other.remove();
  await expect(checkDatabase(directory)).rejects.toThrow(/another installation/);

  expect(await runMaintenance(['adopt', directory], () => undefined)).toBe(0);

  expect((await checkDatabase(directory)).problems).toEqual([]);
});
