import { averageOf } from './average-of.js';

describe('the average of a recipe', () => {
  it('is null without ratings', () => expect(averageOf([])).toBeNull());
  it('ignores favorites without a rating, and removed ratings', () => expect(averageOf([null, 0, 4])).toBe(4));
  it('is not rounded', () => expect(averageOf([5, 4, 4])).toBe(13 / 3));
  it('is null when all ratings are removed', () => expect(averageOf([0, 0])).toBeNull());
});
