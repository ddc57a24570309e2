import { takeWithinLength } from './take-within-length.js';

it.each([
  [['aa', 'bb', 'cc'], 4, ['aa', 'bb']],
  [['aa', 'bb'], 100, ['aa', 'bb']],
  [['aaa', 'b'], 2, []],
  [[], 2, []],
])('takes of %p as many as fit into %p characters', (texts, most, first) => {
  expect(takeWithinLength(texts, most)).toEqual(first);
});
