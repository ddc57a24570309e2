import { TestEngine } from '../../../test/support/test-engine.js';
import { encode } from '../../bson/convert.js';
import { MISSING, documentValue } from '../../bson/value.js';
import type { NewIndex } from '../../catalogue/index-definition.js';
import { openQuery, parseQuery } from '../reading/query.js';
import { buildIndexes } from '../writing/build-index.js';
import { withIdFirst } from '../writing/new-document.js';
import { insertRecord, replaceRecord } from '../writing/write-record.js';
import type { Engine } from './engine.js';
import { removeGarbage } from './garbage.js';

let database: TestEngine;
let engine: Engine;
beforeEach(async () => {
  database = await TestEngine.open();
  ({ engine } = database);
});
afterEach(() => database.close());

const indexOf = (path: string): NewIndex => ({ name: path, key: { [path]: 1 } });

async function aCollection(name: string, documents: object[], indexes: readonly NewIndex[] = []) {
  const collection = await engine.store.commits.run(() => {
    const created = engine.catalogue.getOrCreate('d', name);
    for (const document of documents) insertRecord(engine, created, withIdFirst(encode(document)));
    return created;
  });
  await buildIndexes(engine, collection, indexes);
  return collection;
}

/** A collection whose index was dropped: its entries have to be removed. */
async function aCollectionWithGarbage(name: string) {
  const collection = await aCollection(name, [{ _id: 1 }, { _id: 2 }], [indexOf('n')]);
  await engine.store.commits.run(() => engine.catalogue.removeIndex(collection, collection.indexes[1]!));
}

/** A write that fails unexpectedly: everything since the last commit is rolled back, and the catalogue is read again. */
async function failAWrite() {
  const failing = engine.store.commits.run(() => {
    throw new TypeError('bug');
  });
  await expect(failing).rejects.toThrow('bug');
}

const names = () => engine.catalogue.list().map(({ name, count }) => `${name}: ${count}`);

it('keeps collections whose dropped indexes are being removed', async () => {
  await aCollectionWithGarbage('first');
  await aCollectionWithGarbage('second');
  let failed: Promise<void> | undefined;
  const failOnce = () => void (failed ??= failAWrite());

  // The callback is called before each removal.
  await removeGarbage(engine, () => failOnce() ?? false);
  await failed;
  await removeGarbage(engine);
  engine = await database.restart();

  expect(names()).toEqual(['first: 2', 'second: 2']);
  const second = engine.catalogue.get('d', 'second');
  expect(engine.store.records(second?.id ?? 0, { from: 0, to: 2 ** 32 }, 10)).toHaveLength(2);
});

it('reports no damage to a search that began before it', async () => {
  const documents = Array.from({ length: 600 }, (_, n) => ({ _id: n, group: 1, n }));
  const byGroup: NewIndex = { name: 'group', key: { group: 1, n: 1 } };
  const collection = await aCollection('c', documents, [byGroup]);
  const filter = documentValue(encode({ group: 1 }));
  const search = await openQuery(engine, collection, parseQuery(collection, { filter, sort: MISSING, skip: 550 }));
  await failAWrite();
  await engine.store.commits.run(() => {
    const raw = engine.store.record(collection.id, 600)!;
    replaceRecord(
      engine,
      engine.catalogue.get('d', 'c')!,
      { recordId: 600, raw },
      encode({ _id: 599, group: 2, n: 599 }),
    );
  });

  await expect(search.read(50)).resolves.toHaveLength(49);
  expect(engine.damage.problems).toEqual([]);
});

it('aborts an index that was read again from disk before it was complete', async () => {
  const collection = await aCollection('c', [{ _id: 1, n: 1 }]);
  const { commits } = engine.store;
  const idle = commits.idle.bind(commits);
  // The last step of a build waits for it.
  jest.spyOn(commits, 'idle').mockImplementationOnce(() => idle().then(failAWrite));

  await expect(buildIndexes(engine, collection, [indexOf('n')])).rejects.toMatchObject({
    codeName: 'IndexBuildAborted',
  });

  expect(engine.catalogue.get('d', 'c')?.indexes).toHaveLength(1);
});
