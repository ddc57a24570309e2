import { averageOf } from './average-of.js';

describe('the average of a recipe', () => {
  it('is nothing without stars', () => expect(averageOf([])).toBeNull());
  it('leaves out who only holds it dear, and stars taken back', () => expect(averageOf([null, 0, 4])).toBe(4));
  it('is not rounded', () => expect(averageOf([5, 4, 4])).toBe(13 / 3));
  it('is nothing again once all are taken back', () => expect(averageOf([0, 0])).toBeNull());
});
