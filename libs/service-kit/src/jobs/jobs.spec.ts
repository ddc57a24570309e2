import { UnrecoverableError } from 'bullmq';
import { AppError } from '@larder/contracts';
import { z } from 'zod';
import { retryAfterMs, publicFailure } from './store/after-failure.js';
import { defineJob } from './store/define-job.js';
import { assertJobId } from './store/job-record.js';
import { ProgressWriter } from './progress-writer.js';
import { dailyPattern, isTimeOfDay, lastTick, nextTick, tickJobId } from './schedules/schedule-times.js';

describe('a job that failed', () => {
  const job = { attempts: 3, backoffMs: 1_000, backoffFactor: 2 };

  it('is retried with growing pauses, until its attempts are used up', () => {
    expect(retryAfterMs(job, 1, new Error())).toBe(1_000);
    expect(retryAfterMs(job, 2, new Error())).toBe(2_000);
    expect(retryAfterMs(job, 3, new Error())).toBeNull();
    expect(retryAfterMs({ attempts: 100, backoffMs: 1_000, backoffFactor: 2 }, 90, new Error())).toBe(3_600_000);
  });

  it('is not retried after a permanent failure', () => {
    expect(retryAfterMs(job, 1, new UnrecoverableError('gone'))).toBeNull();
  });

  it('stores the reason', () => {
    expect(publicFailure(new AppError('refused', 'pot.cracked'))).toMatchObject({ code: 'pot.cracked' });
    expect(publicFailure('odd')).toEqual({ code: null, message: 'odd' });
  });
});

describe('declaring jobs', () => {
  it('accepts ids that the queue does not misread', () => {
    expect(() => assertJobId('import-7d0e4b1c')).not.toThrow();
    for (const id of ['', '42', 'a:b']) expect(() => assertJobId(id)).toThrow();
  });

  it('requires a name in kebab-case', () => {
    expect(() => defineJob({ name: 'Import Url', data: z.object({}) })).toThrow();
  });
});

describe('job progress', () => {
  it('is written one value at a time; intermediate values are skipped', async () => {
    const written: unknown[] = [];
    const writer = new ProgressWriter(async (value) => {
      await Promise.resolve();
      written.push(value);
    });
    await Promise.all([1, 2, 3].map((value) => writer.write(value)));

    expect(written.at(-1)).toBe(3);
    expect(written.length).toBeLessThanOrEqual(3);
  });
});

describe('the times of a schedule', () => {
  const nightly = { pattern: '45 23 * * *', timezone: 'Europe/Berlin' };

  it('follow the clock of their time zone, also when it changes', () => {
    expect(nextTick(nightly, new Date('2026-03-28T12:00:00Z')).toISOString()).toBe('2026-03-28T22:45:00.000Z');
    expect(nextTick(nightly, new Date('2026-03-29T12:00:00Z')).toISOString()).toBe('2026-03-29T21:45:00.000Z');
    expect(lastTick(nightly, new Date('2026-03-29T12:00:00Z')).toISOString()).toBe('2026-03-28T22:45:00.000Z');
  });

  it('may be a time of day', () => {
    expect([dailyPattern('23:45'), dailyPattern('4:05')]).toEqual(['45 23 * * *', '5 4 * * *']);
    expect(['24:00', '4:60', 'noon', '04.05'].map(dailyPattern)).toEqual(Array(4).fill('45 23 * * *'));
    expect(['23:45', '4:05', '24:00', 'noon'].map(isTimeOfDay)).toEqual([true, true, false, false]);
    const tick = nextTick({ pattern: dailyPattern('4:05'), timezone: 'UTC' }, new Date('2026-03-29T12:00:00Z'));
    expect(tick.toISOString()).toBe('2026-03-30T04:05:00.000Z');
  });

  it('give a tick the same job id on every replica', () => {
    const tick = new Date('2026-03-28T22:45:00Z');

    expect(tickJobId('nightly', tick)).toBe('nightly_2026-03-28T22-45-00.000Z');
    expect(() => assertJobId(tickJobId('nightly', tick))).not.toThrow();
  });
});
