import { TestEngine } from '../../../test/support/test-engine.js';
import { encode } from '../../bson/convert.js';
import { documentValue, MISSING } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import type { Engine } from '../engine/engine.js';
import { buildIndexes } from '../writing/build-index.js';
import { withIdFirst } from '../writing/new-document.js';
import { deleteRecord, insertRecord } from '../writing/write-record.js';
import { openQuery, parseQuery } from './query.js';

let database: TestEngine;
let engine: Engine;
let collection: Collection;
beforeEach(async () => {
  database = await TestEngine.open();
  ({ engine } = database);
  collection = await engine.store.commits.run(() => {
    const created = engine.catalogue.getOrCreate('d', 'c');
    for (let n = 1; n <= 600; n++) insertRecord(engine, created, withIdFirst(encode({ _id: n, group: 1, n })));
    return created;
  });
  await buildIndexes(engine, collection, [{ name: 'group', key: { group: 1 } }]);
});
afterEach(() => database.close());

const search = (filter: object, sort: object = {}) =>
  openQuery(
    engine,
    collection,
    parseQuery(collection, {
      filter: documentValue(encode(filter)),
      sort: Object.keys(sort).length > 0 ? documentValue(encode(sort)) : MISSING,
    }),
  );

const dropIndex = () =>
  engine.store.commits.run(() => engine.catalogue.removeIndex(collection, collection.indexes[1]!));

const deleteLast = () =>
  engine.store.commits.run(() =>
    deleteRecord(engine, collection, { recordId: 600, raw: engine.store.record(collection.id, 600)! }),
  );

it('fails a search whose index was dropped, without reporting damage', async () => {
  const open = await search({ group: 1 });
  await open.read(10);
  await dropIndex();
  await deleteLast();

  await expect(open.read(600)).rejects.toMatchObject({ codeName: 'QueryPlanKilled' });
  expect(engine.damage.problems).toEqual([]);
});

it('continues a search that does not use the dropped index', async () => {
  const open = await search({ group: 1 }, { $natural: 1 });
  await open.read(10);
  await dropIndex();

  await expect(open.read(600)).resolves.toHaveLength(590);
});

it.each([
  ['in insertion order', {}, {}],
  ['by an index', { group: 1 }, {}],
  ['in an order', {}, { n: 1 }],
])('fails a search %s whose collection was dropped', async (_how, filter, sort) => {
  const open = await search(filter, sort);
  await open.read(10);
  await engine.store.commits.run(() => engine.catalogue.drop(collection));

  await expect(open.read(600)).rejects.toMatchObject({ codeName: 'QueryPlanKilled' });
});

it('continues a search whose collection was renamed', async () => {
  const open = await search({ group: 1 });
  await open.read(10);
  await engine.store.commits.run(() => engine.catalogue.rename(collection, 'd', 'other'));

  await expect(open.read(600)).resolves.toHaveLength(590);
});
