import { isDuplicateKey } from './is-duplicate-key.js';

it('detects duplicate keys by their error code only', () => {
  expect(isDuplicateKey({ code: 11000 })).toBe(true);
  for (const other of [new Error('E11000'), null, undefined, 'x']) expect(isDuplicateKey(other)).toBe(false);
});
