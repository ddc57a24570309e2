import { defineMigration } from './define-migration.js';
import { refuseNewerData } from './newer-data.js';

const run = () => Promise.resolve();
const migrations = [defineMigration(1, 'first', run), defineMigration(2, 'second', run, { compatible: false })];
const record = (_id: number, compatible?: boolean) => ({
  _id,
  name: `step ${_id}`,
  finishedAt: new Date(),
  version: '2.0.0',
  ...(compatible !== undefined && { compatible }),
});

it('accepts known steps, compatible or not', () => {
  expect(() => refuseNewerData('larder-recipe', [record(1, true), record(2, false)], migrations)).not.toThrow();
});

it('accepts newer steps that are compatible, or recorded without that field', () => {
  expect(() => refuseNewerData('larder-recipe', [record(3, true), record(4)], migrations)).not.toThrow();
});

it('refuses other newer steps, naming database and versions', () => {
  expect(() => refuseNewerData('larder-recipe', [record(3, true), record(4, false)], migrations)).toThrow(
    /larder-recipe was changed by a newer version.*migration 4 \(step 4\) of version 2\.0\.0.*knows migrations up to 2/,
  );
});
