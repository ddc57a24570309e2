import { isDuplicateKey } from './is-duplicate-key.js';

it('detects duplicate keys by their error code', () => {
  expect(isDuplicateKey({ code: 11000 })).toBe(true);
  for (const other of [new Error('E11000'), null, undefined, 'x']) expect(isDuplicateKey(other)).toBe(false);
});

it('detects those that FerretDB reports as internal errors, but no other internal errors', () => {
  const message = 'conflicting key value violates exclusion constraint "documents_rum_index_6160"';
  expect(isDuplicateKey(Object.assign(new Error(message), { code: 1 }))).toBe(true);
  expect(isDuplicateKey(new Error(message))).toBe(false);
  expect(isDuplicateKey(Object.assign(new Error('out of shared memory'), { code: 1 }))).toBe(false);
});
