import { smoothnessOf } from './frames.js';

const steady = (count: number, everyMs: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * everyMs);

describe('the smoothness of scrolling', () => {
  it('is measured in frames per second', () => {
    expect(smoothnessOf(steady(301, 10))).toEqual({ frames: 300, seconds: 3, mean: 100, worst: 100, longestMs: 10 });
  });

  it('reports the worst second besides the mean', () => {
    const stutter = [...steady(101, 10), ...steady(200, 10, 1500)];

    expect(smoothnessOf(stutter)).toMatchObject({ worst: 51, longestMs: 500 });
  });

  it('is 0 without frames', () => {
    expect(smoothnessOf([])).toEqual({ frames: 0, seconds: 0, mean: 0, worst: 0, longestMs: 0 });
  });
});
