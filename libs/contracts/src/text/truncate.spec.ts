import { truncate } from './truncate.js';

it.each([
  ['soup', 10, 'soup'],
  ['soup', 2, 'so'],
  ['🍲🍲', 4, '🍲🍲'],
  ['🍲🍲', 3, '🍲'],
  ['🍲', 1, ''],
])('%s of at most %i characters is %s', (text, maxLength, expected) => {
  expect(truncate(text, maxLength)).toBe(expected);
});
