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
  });
});
