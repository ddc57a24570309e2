import { describe, expect, it } from '@jest/globals';
import { markMatches } from './mark-matches.js';
import { moveActive } from './move-active.js';

const marked = (text: string, searched: string) =>
  markMatches(text, searched)
    .map(({ text: part, match }) => (match ? `[${part}]` : part))
    .join('');

describe('marks in search results', () => {
  it.each([
    ['Lentil Soup', 'soup', 'Lentil [Soup]'],
    ['Rátàtôuile', 'ratat', '[Rátàt]ôuile'],
    ['Thai Green Curry', 'curry green', 'Thai [Green] [Curry]'],
    ['Soup of soups', 'soup', '[Soup] of [soup]s'],
    ['Crème brûlée', '"brulee"', 'Crème [brûlée]'],
    ['Plain', '', 'Plain'],
    ['Plain', 'xyz', 'Plain'],
  ])('of %s for %s', (name, searched, expected) => {
    expect(marked(name, searched)).toBe(expected);
  });
});

describe('the arrow keys', () => {
  it.each([
    [null, 'ArrowDown', 3, 0],
    [0, 'ArrowDown', 3, 1],
    [2, 'ArrowDown', 3, 2],
    [1, 'ArrowUp', 3, 0],
    [0, 'ArrowUp', 3, null],
    [null, 'ArrowUp', 3, null],
    [null, 'ArrowDown', 0, null],
    [1, 'Enter', 3, undefined],
  ])('from %s with %s among %d move to %s', (active, key, count, next) => {
    expect(moveActive(active, key, count)).toBe(next);
  });
});
