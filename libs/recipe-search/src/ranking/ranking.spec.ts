import * as fc from 'fast-check';
import { firstPlaces } from './first-places.js';
import { randomPlaces } from './random-place.js';
import { rankingOf } from './relevance.js';
import { MIN_SIMILARITY, similarityTo } from './similarity.js';

describe('how well a name answers', () => {
  const best = (whole: string, names: string[]) => {
    const { score } = rankingOf({ whole, terms: whole.split(' ') });
    return [...names].sort((a, b) => score(b, 1) - score(a, 1));
  };

  it('the exact name, then beginnings, then word beginnings, then short names', () => {
    const names = ['mushroom pie', 'magpie cake', 'pie', 'pie of the day', 'chicken pie with leek'];
    expect(best('pie', names)).toEqual([
      'pie',
      'pie of the day',
      'mushroom pie',
      'chicken pie with leek',
      'magpie cake',
    ]);
  });

  it('the name with all words above the one with two of them', () => {
    expect(best('very cool name', ['a pretty cool name', 'a very cool name'])[0]).toBe('a very cool name');
  });

  it('says more about records that hold more of the words', () => {
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
  ])('for %s: %s', (typed, text) => {
    expect(similarityTo(typed)(text)).toBeGreaterThanOrEqual(MIN_SIMILARITY);
  });

  it.each([
    ['steinbuck', 'apple pie'],
    ['xy', 'xy pie'],
    ['lasanga', 'lamb sandwich with mango and nougat ganache'],
    ['tabel spoone', 'the table is full and there is a spoon'],
  ])('but not for %s: %s', (typed, text) => {
    expect(similarityTo(typed)(text)).toBeLessThan(MIN_SIMILARITY);
  });
});

describe('random order', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `id-${index}`);
  const shuffled = (seed: string, some: string[]) => {
    const placeOf = randomPlaces(seed);
    return [...some].sort((a, b) => placeOf(a) - placeOf(b));
  };

  it('is the same for the same seed, whatever else is in the list', () => {
    const half = ids.filter((_, index) => index % 2 === 0);

    expect(shuffled('x', [...ids].reverse())).toEqual(shuffled('x', ids));
    expect(shuffled('x', ids).filter((id) => half.includes(id))).toEqual(shuffled('x', half));
  });

  it('is another one for another seed', () => {
    expect(shuffled('x', ids)).not.toEqual(shuffled('y', ids));
    expect(shuffled('1', ids).slice(0, 10)).not.toEqual(shuffled('2', ids).slice(0, 10));
  });

  it('moves almost all ids far from their position', () => {
    const moved = shuffled('seed', ids).filter((id, index) => Math.abs(ids.indexOf(id) - index) > 25);
    expect(moved.length).toBeGreaterThan(400);
  });
});

describe('the first places', () => {
  const places = Float64Array.from([5, 1, 3, 1, 9]);
  const window = (skip: number, limit: number) => firstPlaces(places, { skip, limit }, (a, b) => b - a);

  it('are those with the smallest numbers, equal ones as they are compared', () => {
    expect([window(0, 2), window(2, 2), window(0, Infinity), window(4, 9)]).toEqual([
      [3, 1],
      [2, 0],
      [3, 1, 2, 0, 4],
      [4],
    ]);
  });

  it('are those that sorting all of them gives', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30)), fc.nat(40), fc.nat(40), (numbers, skip, limit) => {
        const sorted = [...numbers.keys()].sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b);
        const first = firstPlaces(Float64Array.from(numbers), { skip, limit }, (a, b) => a - b);
        expect(first).toEqual(sorted.slice(skip, skip + limit));
      }),
      { seed: 7 },
    );
  });

  it('are none beyond the end', () => {
    expect([window(5, 2), window(0, 0), firstPlaces(new Float64Array(), { skip: 0, limit: 5 }, () => 0)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
