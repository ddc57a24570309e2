import { describe, expect, it } from '@jest/globals';
import { durationText } from './duration-text.js';
import { clockText, isDue, pause, extend, remainingMs, resume, createTimer } from './timer.js';

const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;
const eggs = createTimer('eggs', { name: 'Eggs', recipe: null, durationMs: 6 * MINUTE }, NOON);

describe('a kitchen timer', () => {
  it('counts by the clock, also while the page is hidden', () => {
    expect(remainingMs(eggs, NOON + 2 * MINUTE)).toBe(4 * MINUTE);
    expect(isDue(eggs, NOON + 6 * MINUTE - 1)).toBe(false);
    expect(isDue(eggs, NOON + 60 * MINUTE)).toBe(true);
    expect(remainingMs(eggs, NOON + 60 * MINUTE)).toBe(0);
  });

  it('keeps its remaining time while it is paused', () => {
    const waiting = pause(eggs, NOON + 2 * MINUTE);
    expect(remainingMs(waiting, NOON + 60 * MINUTE)).toBe(4 * MINUTE);
    expect(isDue(waiting, NOON + 60 * MINUTE)).toBe(false);
    expect(remainingMs(resume(waiting, NOON + 60 * MINUTE), NOON + 61 * MINUTE)).toBe(3 * MINUTE);
  });

  it('adds a minute, from now if it has ended', () => {
    expect(remainingMs(extend(eggs, MINUTE, NOON), NOON)).toBe(7 * MINUTE);
    expect(remainingMs(extend(eggs, MINUTE, NOON + 9 * MINUTE), NOON + 9 * MINUTE)).toBe(MINUTE);
  });

  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [7000, '0:07'],
    [10 * MINUTE, '10:00'],
    [3_723_000, '1:02:03'],
  ])('shows %p ms as %p', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  it('formats a duration in a language', () => {
    expect(durationText(5400, 'en-US')).toBe('1 hr 30 min');
    expect(durationText(45, 'de-DE')).toBe('45 Sek.');
  });
});
