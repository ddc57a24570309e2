import { describe, expect, it } from '@jest/globals';
import { isNearStep } from './near-step.js';

/** The numbers of the steps whose buttons are shown on a phone, counted from 0. */
const visibleSteps = (current: number, count: number) =>
  Array.from({ length: count }, (_, position) => position).filter((position) => isNearStep(position, current, count));

describe('the steps with a button on a phone', () => {
  it('are all of a short recipe', () => {
    expect(visibleSteps(0, 1)).toEqual([0]);
    expect(visibleSteps(2, 9)).toHaveLength(9);
  });

  it.each([
    [0, 0, 8],
    [30, 26, 34],
    [59, 51, 59],
  ])('are those around step %i of a long recipe', (current, first, last) => {
    expect(visibleSteps(current, 60)).toHaveLength(9);
    expect([visibleSteps(current, 60)[0], visibleSteps(current, 60).at(-1)]).toEqual([first, last]);
  });
});
