import { describe, expect, it } from '@jest/globals';
import { removeFirstCharacters, linesOf, splitAtNumbers, trimLines } from './bulk-lines.js';

describe('pasted lines', () => {
  it('are trimmed, without empty ones', () => {
    expect(trimLines('  1 onion \r\n\n\t2 eggs\n')).toBe('1 onion\n2 eggs');
    expect(linesOf(' \n ')).toEqual([]);
  });

  it('can lose their first character', () => {
    expect(removeFirstCharacters('-onion\n•eggs\n')).toBe('onion\neggs\n');
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
