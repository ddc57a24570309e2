import { cpSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomIntegers } from '@larder/testing/random';
import { MongoClient, type Document } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index.js';
import { cleanUp, makeFolder, removeFolder, startChild } from '../support/child.js';
import { IntactDatabase } from '../support/damage-trial.js';
import {
  truncate,
  flipAnyBit,
  flipBit,
  damageDocument,
  pagesOf,
  swapPages,
  zeroPage,
} from '../support/corrupt-file.js';

const FILE = 'larder.sqlite';
const LOG = `${FILE}-wal`;
const MARKER = 'installation.json';

let closed: IntactDatabase;
let killed: IntactDatabase;
beforeAll(async () => {
  closed = await IntactDatabase.create();
  killed = await IntactDatabase.create(true);
});
afterAll(async () => {
  await closed.remove();
  await killed.remove();
});
afterAll(cleanUp);

const file = (directory: string) => join(directory, FILE);

/** The outcomes of several trials; a wrong answer is shown in the failure. */
async function outcomes(original: IntactDatabase, rounds: number, damage: (directory: string, round: number) => void) {
  const outcomes = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const { outcome, message } = await original.try((directory) => damage(directory, round));
    outcomes.add(outcome === 'WRONG' ? message : outcome);
  }
  return [...outcomes];
}

const NEVER_WRONG = ['refused', 'error', 'correct'];

describe('an unexpected database file', () => {
  it.each([
    ['is empty', (directory: string) => writeFileSync(file(directory), '')],
    ['is missing', (directory: string) => unlinkSync(file(directory))],
    ['is no database', (directory: string) => writeFileSync(file(directory), 'some text '.repeat(5000))],
  ])('is rejected when it %s, with advice', async (_what, damage) => {
    const { outcome, message } = await closed.try(damage);

    expect(outcome).toBe('refused');
    expect(message).toMatch(/larder\.sqlite \(.*(Put the file back|npm run database)/);
  });

  it('is rejected when it is truncated', async () => {
    const truncateAt = (directory: string, round: number) =>
      truncate(file(directory), Math.floor((pagesOf(file(directory)) * 4096 * round) / 20));

    expect(await outcomes(closed, 20, truncateAt)).toEqual(['refused']);
  });

  it('is rejected when it belongs to another installation', async () => {
    const other = await IntactDatabase.create();
    const swapIn = (directory: string) => cpSync(file(other.directory), file(directory));

    const { outcome, message } = await closed.try(swapIn);

    expect([outcome, message]).toEqual(['refused', expect.stringMatching(/belongs to another installation.*adopt/)]);
    await other.remove();
  });

  it.each([
    ['the log is gone', (directory: string) => unlinkSync(join(directory, LOG)), /its log larder.sqlite-wal is gone/],
    ['a bit of the log flipped', (directory: string) => flipBit(join(directory, LOG), 80_000), /changes in the log/],
    [
      'the file is an earlier one',
      (directory: string) => cpSync(file(closed.directory), file(directory)),
      /do not belong/,
    ],
  ])('is rejected after the process was killed when %s', async (_what, damage, why) => {
    const { outcome, message } = await killed.try(damage);

    expect([outcome, message]).toEqual(['refused', expect.stringMatching(why)]);
  });

  it('is rejected with the log of another database', async () => {
    const other = await IntactDatabase.create(true);
    const swapIn = (directory: string) => cpSync(join(other.directory, LOG), join(directory, LOG));

    expect(await outcomes(killed, 1, swapIn)).toEqual(['refused']);
    expect(await outcomes(closed, 1, swapIn)).toEqual(['refused']);
    await other.remove();
  });
});

describe('a log with an unreadable end', () => {
  it('is reported after a power loss, and the database starts with the readable part', async () => {
    const folder = await makeFolder();
    const directory = join(folder, 'data');
    cpSync(killed.directory, directory, { recursive: true });
    const marker = JSON.parse(readFileSync(join(directory, MARKER), 'utf8')) as object;
    writeFileSync(join(directory, MARKER), JSON.stringify({ ...marker, boot: 'an earlier start of the machine' }));
    flipBit(join(directory, LOG), 80_000);

    const server = await startEmbeddedMongo({ directory, socketPath: join(folder, 's', 'db.sock') });
    const client = await new MongoClient(server.uri).connect();
    const { damage } = await client.db('admin').command({ serverStatus: 1 });
    await client.close();
    await server.stop();

    expect(damage).toMatchObject({
      isDamaged: true,
      problems: [expect.stringMatching(/the last \d+ changes in the log cannot be read: the power failed/)],
    });
    expect(readdirSync(directory).some((name) => name.startsWith(`${LOG}.unread-`))).toBe(true);
    await removeFolder(folder);
  });
});

describe('a damaged database file', () => {
  it.each([
    ['closed', () => closed],
    ['killed', () => killed],
  ])('never returns a wrong answer: %s, flipped bits, lost and swapped pages', async (_state, original) => {
    const random = randomIntegers(5);
    const flip = (directory: string) => flipAnyBit(file(directory), random);
    const zero = (directory: string) => zeroPage(file(directory), random(pagesOf(file(directory))));
    const swap = (directory: string) => {
      const pages = pagesOf(file(directory));
      swapPages(file(directory), random(pages), random(pages));
    };

    const problems = [
      ...(await outcomes(original(), 12, flip)),
      ...(await outcomes(original(), 5, zero)),
      ...(await outcomes(original(), 5, swap)),
    ];

    expect(NEVER_WRONG).toEqual(expect.arrayContaining(problems));
  });

  it('is accepted when the rest is undamaged, also without the marker', async () => {
    expect(await outcomes(closed, 1, () => undefined)).toEqual(['correct']);
    expect(await outcomes(killed, 1, () => undefined)).toEqual(['correct']);
    expect(await outcomes(closed, 1, (directory) => unlinkSync(join(directory, MARKER)))).toEqual(['correct']);
  });
});

describe('a damaged document', () => {
  let folder: string;
  beforeEach(async () => (folder = await makeFolder()));
  afterEach(() => removeFolder(folder));

  it('fails reads and lists that include it, is reported once, and affects no other document', async () => {
    const directory = join(folder, 'data');
    cpSync(closed.directory, directory, { recursive: true });
    damageDocument(file(directory), 'r77');
    const child = await startChild(folder);
    const client = await new MongoClient(child.uri).connect();
    const recipes = client.db('kitchen').collection<Document & { _id: string }>('recipes');

    const corrupted = { code: 361, codeName: 'DataCorruptionDetected' };
    await expect(recipes.findOne({ _id: 'r77' })).rejects.toMatchObject(corrupted);
    await expect(recipes.findOne({ _id: 'r77' })).rejects.toMatchObject(corrupted);
    await expect(recipes.find().toArray()).rejects.toMatchObject(corrupted);
    await expect(recipes.findOne({ _id: 'r78' })).resolves.toMatchObject({ slug: 'recipe-78' });

    const status = (await client.db('admin').command({ serverStatus: 1 })) as { damage: { problems: string[] } };
    expect(status.damage.problems.join()).toMatch(/kitchen\.recipes/);
    expect(child.log().match(/document 78 of kitchen.recipes is not as it was written/g)).toHaveLength(1);
    await client.close();
    await child.kill('SIGTERM');
  });
});
