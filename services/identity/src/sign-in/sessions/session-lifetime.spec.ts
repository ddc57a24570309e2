import { sessionSeconds } from './session-lifetime.js';

const HOUR = 3_600;

describe('a session', () => {
  it.each([
    ['has the configured lifetime', 48, false, 48 * HOUR],
    ['has two weeks when remembered', 48, true, 14 * 24 * HOUR],
    ['is not shortened when remembered', 24 * 30, true, 24 * 30 * HOUR],
  ])('%s', (_behavior, hours, remembered, seconds) => {
    expect(sessionSeconds(hours, remembered)).toBe(seconds);
  });
});
