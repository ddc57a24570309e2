/** The number of steps whose buttons fit beside those for previous and next on a phone. */
const FITTING = 9;

/** Whether a step is among those around the current one whose buttons are shown on a phone. */
export function isNearStep(position: number, current: number, count: number): boolean {
  const first = Math.max(0, Math.min(current - Math.floor(FITTING / 2), count - FITTING));
  return position >= first && position < first + FITTING;
}
