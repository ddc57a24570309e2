import { takeWithinLength } from './take-within-length.js';

it.each([
  [['aa', 'bb', 'cc'], 4, ['aa', 'bb']],
  [['aa', 'bb'], 100, ['aa', 'bb']],
  [['aaa', 'b'], 2, []],
  [[], 2, []],
])('takes the first texts of %p within %p characters', (texts, most, first) => {
  expect(takeWithinLength(texts, most)).toEqual(first);
});
