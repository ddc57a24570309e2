import { singular } from './singular.js';

describe('the singular', () => {
  it.each([
    ['leaves', 'leaf'],
    ['berries', 'berry'],
    ['peaches', 'peach'],
    ['eggs', 'egg'],
    ['glass', 'glass'],
    ['asparagus', 'asparagus'],
    ['gas', 'gas'],
  ])('of %s is %s', (word, expected) => {
    expect(singular(word)).toBe(expected);
  });

  it.each(['constructor', 'valueof', '__proto__'])(
    'of the word %s, which is a property of every object, is itself',
    (word) => {
      expect(singular(word)).toBe(word);
    },
  );
});
