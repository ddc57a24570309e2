import { describe, expect, it } from '@jest/globals';
import { pageOf, pagesInView, placeOf } from './pages-in-view.js';

describe('the pages of a list in view', () => {
  it.each([
    ['the first screen', 0, 8, 10_000, [1]],
    ['near the end of a page, the next one too', 12, 20, 10_000, [1, 2]],
    ['somewhere in the middle', 6000, 6011, 10_000, [201]],
    ['the end of the list', 9990, 9999, 10_000, [334]],
    ['a short list', 0, 2, 3, [1]],
    ['an empty list', 0, -1, 0, [1]],
    ['a list that has become shorter', 500, 520, 40, [2]],
  ])('are correct for %s', (_where, first, last, total, pages) => {
    expect(pagesInView(first, last, total)).toEqual(pages);
  });

  it('hold thirty recipes each', () => {
    expect([pageOf(29), placeOf(29), pageOf(30), placeOf(30)]).toEqual([1, 29, 2, 0]);
  });
});
