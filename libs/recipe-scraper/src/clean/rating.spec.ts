import { cleanRating } from './rating.js';

describe('cleanRating', () => {
  it.each([
    [4, 4],
    ['4', 4],
    ['4.5', 4.5],
    ['4,5', 4.5],
    ['4.5 stars', 4.5],
    ['Rated 4 of 5', 4],
    ['9/10', 4.5],
    ['9 out of 10', 4.5],
    ['85%', 4.25],
    [8, 4],
    [80, 4],
    [0, 0],
    [-1, 0],
    [{ '@type': 'AggregateRating', ratingValue: '4.67', bestRating: '5' }, 4.67],
    [{ ratingValue: 8, bestRating: 10 }, 4],
    [['3', '5'], 3],
    [500, null],
    ['7/5', 5],
    ['-3', null],
    ['delicious', null],
    ['', null],
    [null, null],
    [{}, null],
    [Number.NaN, null],
  ])('cleans %j to %j', (value, rating) => {
    expect(cleanRating(value)).toBe(rating);
  });
});
