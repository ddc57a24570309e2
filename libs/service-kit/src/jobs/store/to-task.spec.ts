import type { JobRecord } from './job-record.js';
import { statesWithStatus, toTask } from './to-task.js';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));
const aJob = (changes: Partial<JobRecord>): JobRecord => ({
  _id: 'import-1',
  name: 'import-pages',
  number: 7,
  kind: 'bulk-import',
  title: 'Bulk Recipe Import',
  state: 'waiting',
  data: null,
  actor: null,
  progress: null,
  attempts: 0,
  losses: 0,
  retries: 0,
  error: null,
  report: null,
  createdAt: at(0),
  updatedAt: at(0),
  startedAt: null,
  finishedAt: null,
  ...changes,
});

describe('a job as a task of administrators', () => {
  it('is pending, running, and then finished or failed', () => {
    const states = (['waiting', 'active', 'completed', 'failed', 'cancelled'] as const).map((state) => aJob({ state }));

    expect(states.map((job) => toTask(job).status)).toEqual(['pending', 'running', 'finished', 'failed', 'failed']);
    expect(toTask(aJob({ state: 'cancelled' })).error).toBe('Canceled');
    expect(statesWithStatus('failed')).toEqual(['failed', 'cancelled']);
    expect(statesWithStatus(null)).toHaveLength(5);
  });

  it('reports its progress, and is at 100 percent only after its end', () => {
    const percent = (progress: unknown, state: JobRecord['state'] = 'active') =>
      toTask(aJob({ state, progress })).progress;

    expect(percent({ done: 1, total: 3 })).toBe(33);
    expect(percent({ done: 3, total: 3 })).toBe(99);
    expect(percent({ done: 3, total: 3 }, 'completed')).toBe(100);
    for (const unknown of [null, 'soon', { done: 1, total: null }, { done: 1, total: 0 }, { done: -1, total: 2 }])
      expect(percent(unknown)).toBe(0);
  });

  it('has a log with one line per event', () => {
    const task = toTask(
      aJob({
        state: 'active',
        attempts: 2,
        retries: 1,
        startedAt: at(1),
        updatedAt: at(2),
        progress: { done: 1, total: 4 },
      }),
    );

    expect(task.log.split('\n')).toEqual([
      '2026-03-01T12:00:00.000Z: Queued',
      '2026-03-01T12:01:00.000Z: Attempt 2 started, retried manually 1x',
      '2026-03-01T12:02:00.000Z: 1 of 4 done',
    ]);
  });
});
