import { pageOfMerged } from './merged-page.js';

const compare = (a: number, b: number) => a - b;

/** The pages of both lists; reads only the rows of the other list that each page needs. */
function pages(own: number[], others: number[], perPage: number): number[][] {
  const total = own.length + others.length;
  return Array.from({ length: Math.ceil(total / perPage) + 1 }, (_, page) => {
    const skip = page * perPage;
    const start = Math.max(0, skip - own.length);
    const read = others.slice(start, start + perPage + own.length);
    return pageOfMerged({ own, others: read, start, compare }, { skip, limit: perPage });
  });
}

describe('a page of two merged lists', () => {
  it.each([
    [[], [1, 2, 3, 4, 5]],
    [[1, 2, 3], []],
    [[3], [1, 2, 4, 5]],
    [
      [1, 2, 3],
      [4, 5, 6, 7, 8, 9],
    ],
    [
      [7, 8, 9],
      [1, 2, 3, 4, 5, 6],
    ],
    [
      [2, 4, 6, 8],
      [1, 3, 5, 7, 9],
    ],
    [[5, 50], Array.from({ length: 40 }, (_, index) => index + 6)],
  ])('contains each row once and in order: %j among %j', (own, others) => {
    const all = [...own, ...others].sort(compare);
    for (const perPage of [1, 2, 3, 7, 100]) {
      expect(pages(own, others, perPage).flat()).toEqual(all);
    }
  });
});
