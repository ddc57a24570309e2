import * as fc from 'fast-check';
import { selectWindow } from './select-window.js';
import { randomSortKeys } from './random-sort-keys.js';
import { rankingOf } from './relevance.js';
import { MIN_SIMILARITY, similarityTo } from './similarity.js';

describe('the relevance of a name', () => {
  const best = (whole: string, names: string[]) => {
    const { score } = rankingOf({ whole, terms: whole.split(' ') });
    return [...names].sort((a, b) => score(b, 1) - score(a, 1));
  };

  it('is highest for the exact name, then for beginnings, then for beginnings of words, then for short names', () => {
    const names = ['mushroom pie', 'magpie cake', 'pie', 'pie of the day', 'chicken pie with leek'];
    expect(best('pie', names)).toEqual([
      'pie',
      'pie of the day',
      'mushroom pie',
      'chicken pie with leek',
      'magpie cake',
    ]);
  });

  it('is higher for a name with all words than for one with two of them', () => {
    expect(best('very cool name', ['a pretty cool name', 'a very cool name'])[0]).toBe('a very cool name');
  });

  it('is higher for records that contain more of the words', () => {
    const { score, tier } = rankingOf({ whole: 'lentil cumin salt', terms: ['lentil', 'cumin', 'salt'] });
    expect(score('lentil soup', 3)).toBeGreaterThan(score('lentil soup', 2));
    expect(tier('lentil soup', 3)).toBeGreaterThan(tier('soup', 3));
    expect(tier('lentil soup', 1)).toBe(tier('red lentils', 1));
  });
});

describe('similar texts', () => {
  it.each([
    ['tabel spoone', 'table spoon'],
    ['steinbuck', 'steinbock'],
    ['lasanga', 'lasagna'],
    ['tabel spoone', 'first a table spoon of salt'],
  ])('are found for %s: %s', (typed, text) => {
    expect(similarityTo(typed)(text)).toBeGreaterThanOrEqual(MIN_SIMILARITY);
  });

  it.each([
    ['steinbuck', 'apple pie'],
    ['xy', 'xy pie'],
    ['lasanga', 'lamb sandwich with mango and nougat ganache'],
    ['tabel spoone', 'the table is full and there is a spoon'],
  ])('are not found for %s: %s', (typed, text) => {
    expect(similarityTo(typed)(text)).toBeLessThan(MIN_SIMILARITY);
  });
});

describe('random order', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `id-${index}`);
  const shuffled = (seed: string, some: string[]) => {
    const sortKeyOf = randomSortKeys(seed);
    return [...some].sort((a, b) => sortKeyOf(a) - sortKeyOf(b));
  };

  it('is the same for the same seed, regardless of other records', () => {
    const half = ids.filter((_, index) => index % 2 === 0);

    expect(shuffled('x', [...ids].reverse())).toEqual(shuffled('x', ids));
    expect(shuffled('x', ids).filter((id) => half.includes(id))).toEqual(shuffled('x', half));
  });

  it('differs for another seed', () => {
    expect(shuffled('x', ids)).not.toEqual(shuffled('y', ids));
    expect(shuffled('1', ids).slice(0, 10)).not.toEqual(shuffled('2', ids).slice(0, 10));
  });

  it('moves almost all ids far from their position', () => {
    const moved = shuffled('seed', ids).filter((id, index) => Math.abs(ids.indexOf(id) - index) > 25);
    expect(moved.length).toBeGreaterThan(400);
  });
});

describe('a window of sort keys', () => {
  const sortKeys = Float64Array.from([5, 1, 3, 1, 9]);
  const window = (skip: number, limit: number) => selectWindow(sortKeys, { skip, limit }, (a, b) => b - a);

  it('contains the indexes of the smallest keys, equal ones in the order of the comparison', () => {
    expect([window(0, 2), window(2, 2), window(0, Infinity), window(4, 9)]).toEqual([
      [3, 1],
      [2, 0],
      [3, 1, 2, 0, 4],
      [4],
    ]);
  });

  it('is the same as after sorting all keys', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30)), fc.nat(40), fc.nat(40), (numbers, skip, limit) => {
        const sorted = [...numbers.keys()].sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b);
        const first = selectWindow(Float64Array.from(numbers), { skip, limit }, (a, b) => a - b);
        expect(first).toEqual(sorted.slice(skip, skip + limit));
      }),
      { seed: 7 },
    );
  });

  it('is empty after the end', () => {
    expect([window(5, 2), window(0, 0), selectWindow(new Float64Array(), { skip: 0, limit: 5 }, () => 0)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
