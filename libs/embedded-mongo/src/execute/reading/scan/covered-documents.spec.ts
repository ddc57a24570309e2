import { TestEngine } from '../../../../test/support/test-engine.js';
import { decode, encode } from '../../../bson/convert.js';
import { documentValue, MISSING } from '../../../bson/value.js';
import type { Collection } from '../../../catalogue/collection.js';
import { buildIndexes } from '../../writing/build-index.js';
import { withIdFirst } from '../../writing/new-document.js';
import { insertRecord } from '../../writing/write-record.js';
import { openQuery, parseQuery } from '../query.js';

const LONG = `${'x'.repeat(500)} soup`;
const NAMES = ['onion soup', 'bread', 'soup of peas', LONG];

let database: TestEngine;
let collection: Collection;
beforeEach(async () => {
  database = await TestEngine.open();
  const { engine } = database;
  collection = await engine.store.commits.run(() => {
    const created = engine.catalogue.getOrCreate('d', 'c');
    NAMES.forEach((name, i) =>
      insertRecord(engine, created, withIdFirst(encode({ _id: `id ${i}`, group: 'own', name, rest: i }))),
    );
    return created;
  });
  await buildIndexes(engine, collection, [{ name: 'name', key: { group: 1, name: 1, _id: 1 } }]);
});
afterEach(() => database.close());

/** The documents as they are read, and the number of stored ones that were read for them. */
async function read(filter: object, fields?: string[]) {
  const { engine } = database;
  const { store } = engine;
  let stored = 0;
  const [record, recordsAt] = [store.record.bind(store), store.recordsAt.bind(store)];
  store.record = (collectionId, recordId) => {
    stored += 1;
    return record(collectionId, recordId);
  };
  store.recordsAt = (collectionId, recordIds) => {
    stored += recordIds.length;
    return recordsAt(collectionId, recordIds);
  };
  const query = parseQuery(collection, { filter: documentValue(encode(filter)), sort: MISSING, fields });
  const records = await (await openQuery(engine, collection, query)).read(10);
  return { documents: records.map(({ raw }) => decode(raw)), stored };
}

const soups = { group: 'own', name: { $regex: 'soup' } };

it('reads no document whose fields are in the index entries', async () => {
  const { documents, stored } = await read(soups, ['_id', 'name']);

  expect(documents).toEqual([
    { group: 'own', name: 'onion soup', _id: 'id 0' },
    { group: 'own', name: 'soup of peas', _id: 'id 2' },
    { group: 'own', name: LONG, _id: 'id 3', rest: 3 },
  ]);
  expect(stored).toBe(1); // the name that is cut in its entry
});

it.each([
  ['all fields', soups, undefined],
  ['a field that no entry has', soups, ['_id', 'rest']],
  ['an exact name, where damage is detected', { group: 'own', name: 'bread' }, ['_id', 'name']],
  ['a filter by another field', { ...soups, rest: { $gte: 0 } }, ['_id', 'name']],
])('reads the documents for %s', async (_what, filter, fields) => {
  const { documents, stored } = await read(filter, fields);

  expect(stored).toBe(documents.length);
});
