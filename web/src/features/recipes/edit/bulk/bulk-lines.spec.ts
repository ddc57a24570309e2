import { describe, expect, it } from '@jest/globals';
import { listItemsOf, removeFirstCharacters, linesOf, splitAtNumbers, trimLines } from './bulk-lines.js';

describe('pasted lines', () => {
  it('are trimmed, without empty ones', () => {
    expect(trimLines('  1 onion \r\n\n\t2 eggs\n')).toBe('1 onion\n2 eggs');
    expect(linesOf(' \n ')).toEqual([]);
  });

  it('can lose their first character', () => {
    expect(removeFirstCharacters('-onion\n•eggs\n')).toBe('onion\neggs\n');
  });

  it.each([
    ['dashes', '- 2 eggs\n– salt', ['2 eggs', 'salt']],
    ['bullets', '• 2 eggs\n▪salt\n\n* pepper', ['2 eggs', 'salt', 'pepper']],
    ['checkboxes', '- [ ] 2 eggs\n* [x] salt\n☐ pepper\n[ ] oil', ['2 eggs', 'salt', 'pepper', 'oil']],
    ['numbers', '1. Chop.\n2) Fry for 3.5 minutes.', ['Chop.', 'Fry for 3.5 minutes.']],
    [
      'numbers of two sections',
      'Sauce:\n1. Chop.\n2. Fry.\nPasta:\n1. Boil.',
      ['Sauce:', 'Chop.', 'Fry.', 'Pasta:', 'Boil.'],
    ],
    ['numbers that go on', '5. Chop.\n6. Fry.', ['Chop.', 'Fry.']],
  ])('lose the %s of a list', (_, text, lines) => expect(listItemsOf(text)).toEqual(lines));

  it('with only a mark are left out', () => {
    expect(listItemsOf('-\n•\n- [ ]\n1.\n')).toEqual([]);
  });

  it('keep amounts, and numbers that do not count', () => {
    const lines = ['2 eggs', '1 1/2 cups flour', '1.5 l milk', '-1 °C', '½ onion'];
    expect(listItemsOf(lines.join('\n'))).toEqual(lines);
    expect(listItemsOf('1. Chop.\n4. Fry.')).toEqual(['1. Chop.', '4. Fry.']);
  });

  it('are split at list numbers, not at amounts', () => {
    expect(splitAtNumbers('1. Chop 2 onions. 2) Fry for 3.5 minutes. 3: Eat.')).toBe(
      'Chop 2 onions.\nFry for 3.5 minutes.\nEat.',
    );
    expect(splitAtNumbers('5) Chop onions 6) Fry\n 9. Eat')).toBe('Chop onions\nFry\nEat');
  });

  it('are not split at numbers that end a sentence', () => {
    expect(splitAtNumbers('1. Heat to 180. Stir for 2.5. 2. Serves 4. Enjoy.')).toBe(
      'Heat to 180. Stir for 2.5.\nServes 4. Enjoy.',
    );
  });
});
