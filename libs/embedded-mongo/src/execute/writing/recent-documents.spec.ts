import { TestEngine } from '../../../test/support/test-engine.js';
import { encode } from '../../bson/convert.js';
import type { Engine } from '../engine/engine.js';
import { deleteRecord, insertRecord, replaceRecord } from './write-record.js';

let database: TestEngine;
let engine: Engine;
beforeEach(async () => {
  database = await TestEngine.open();
  ({ engine } = database);
});
afterEach(() => database.close());

const aLargeDocument = (letter: string) => encode({ _id: 1, text: letter.repeat(100_000) });
const [first, second, third] = ['a', 'b', 'c'].map(aLargeDocument) as [Buffer, Buffer, Buffer];
const collection = () => engine.catalogue.getOrCreate('d', 'c');
const stored = () => engine.store.record(collection().id, 1);
const replace = (old: Buffer, now: Buffer) => replaceRecord(engine, collection(), { recordId: 1, raw: old }, now);

/** A large document that was changed once. */
async function aChangedDocument() {
  await engine.store.commits.run(() => insertRecord(engine, collection(), first));
  await engine.store.commits.run(() => replace(first, second));
}

it('reads a large document as it was last written', async () => {
  await aChangedDocument();
  expect(stored()?.equals(second)).toBe(true);

  await engine.store.commits.run(() => replace(second, third));

  expect(stored()?.equals(third)).toBe(true);
});

it('reads it from the file after a change was rolled back', async () => {
  await aChangedDocument();
  const failing = engine.store.commits.run(() => {
    replace(second, third);
    throw new TypeError('bug');
  });
  await expect(failing).rejects.toThrow('bug');

  expect(stored()?.equals(second)).toBe(true);
});

it('does not find it after it was deleted', async () => {
  await aChangedDocument();
  await engine.store.commits.run(() => deleteRecord(engine, collection(), { recordId: 1, raw: second }));
  expect(stored()).toBeUndefined();
});

it('does not find documents of a collection that was cleared', async () => {
  await aChangedDocument();
  await engine.store.commits.run(() => engine.store.clearRecords(collection().id));
  expect(stored()).toBeUndefined();
});
