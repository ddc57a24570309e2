import { describe, expect, it } from '@jest/globals';
import { elapsedText } from './task-labels.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds)).toISOString();

describe('the duration of a task', () => {
  it('ends with the task, or now', () => {
    const now = new Date(at(125));

    expect(elapsedText({ startedAt: at(0), completedDate: at(65) }, now, 'en-US')).toBe('1 min 5 sec');
    expect(elapsedText({ startedAt: at(0), completedDate: null }, now, 'en-US')).toBe('2 min 5 sec');
  });

  it('is at least one unit, and empty before the task started', () => {
    expect(elapsedText({ startedAt: at(0), completedDate: at(0) }, new Date(), 'en-US')).toBe('1 sec');
    expect(elapsedText({ startedAt: null, completedDate: null }, new Date(), 'en-US')).toBe('');
  });
});
