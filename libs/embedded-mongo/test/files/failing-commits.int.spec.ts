import fc from 'fast-check';
import { decode, encode } from '../../src/bson/convert.js';
import { Command } from '../../src/commands/request/command.js';
import { runCommand } from '../../src/commands/run.js';
import { removeGarbage } from '../../src/execute/engine/garbage.js';
import { checkStore } from '../../src/maintenance/check.js';
import { TestEngine } from '../support/test-engine.js';

const CLIENTS = 8;
const COMMANDS = 60;

let database: TestEngine;
beforeEach(async () => (database = await TestEngine.open()));
afterEach(() => database.close());

interface Reply {
  ok: number;
  cursor?: { id: unknown; firstBatch?: { _id: string }[] };
}

const run = async (command: object): Promise<Reply> =>
  decode(await runCommand(database.engine, new Command(encode({ ...command, $db: 'd' })))) as Reply;

/** One command of a client. */
const step = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'update', 'createIndex', 'dropIndex', 'read', 'count', 'clean', 'fail'),
  collection: fc.constantFrom('a', 'b'),
  group: fc.nat(3),
  key: fc.constantFrom<Record<string, 1 | -1>>({ n: 1 }, { group: 1, n: -1 }, { 'list.x': 1 }),
});
const client = fc.array(step, { minLength: COMMANDS, maxLength: COMMANDS });
type Step = typeof step extends fc.Arbitrary<infer Fields> ? Fields : never;

/** Executes a step; returns the ids of acknowledged documents. */
async function execute({ kind, collection, group, key }: Step, client: string): Promise<string[]> {
  const index = Object.keys(key).join();
  if (kind === 'insert') return insert(collection, client);
  if (kind === 'update')
    await run({ update: collection, updates: [{ q: { group }, u: { $inc: { n: 1 } }, multi: true }] });
  if (kind === 'createIndex') await run({ createIndexes: collection, indexes: [{ key, name: index }] });
  if (kind === 'dropIndex') await run({ dropIndexes: collection, index });
  if (kind === 'read') await readSlowly(collection, group);
  if (kind === 'count') await run({ count: collection, query: { group, 'list.x': 1 } });
  if (kind === 'clean') await removeGarbage(database.engine).catch(onlyInjected);
  if (kind === 'fail') await failAWrite().catch(onlyInjected);
  return [];
}

async function insert(collection: string, client: string): Promise<string[]> {
  const ids = Array.from({ length: 20 }, (_, n) => `${client}.${n}`);
  const documents = ids.map((_id, n) => ({ _id, n, group: n % 4, list: [{ x: n % 5 }, { x: n % 3 }] }));
  const { ok } = await run({ insert: collection, documents, ordered: false });
  return ok === 1 ? ids : [];
}

/** Reads with a cursor that stays open while others write. */
async function readSlowly(collection: string, group: number): Promise<void> {
  let { cursor } = await run({ find: collection, filter: { group }, sort: { n: 1 }, batchSize: 5 });
  while (cursor && Number(cursor.id) !== 0) ({ cursor } = await run({ getMore: cursor.id, collection, batchSize: 20 }));
}

/** A write that fails unexpectedly: everything since the last commit is rolled back. */
const failAWrite = () =>
  database.engine.store.commits.run(() => {
    throw new TypeError('injected');
  });

function onlyInjected(error: Error): void {
  if (error.message !== 'injected') throw error;
}

async function idsOf(collection: string): Promise<string[]> {
  const { cursor } = await run({ find: collection, projection: { _id: 1 }, batchSize: 100_000 });
  return (cursor?.firstBatch ?? []).map(({ _id }) => _id);
}

it('keeps every acknowledged document, and all indexes, when commits fail among concurrent commands', async () => {
  const acknowledged: string[] = [];
  const work = async (steps: readonly Step[], client: number) => {
    for (const [at, each] of steps.entries()) acknowledged.push(...(await execute(each, `${client}.${at}`)));
  };
  await Promise.all(fc.sample(client, CLIENTS).map(work));

  const { damage } = database.engine;
  await database.restart();
  const { problems } = await checkStore(database.engine);
  const stored = new Set([...(await idsOf('a')), ...(await idsOf('b'))]);

  expect([damage.problems, problems]).toEqual([[], []]);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});
