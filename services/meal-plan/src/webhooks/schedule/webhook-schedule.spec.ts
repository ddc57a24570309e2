import type { Jobs } from '@larder/service-kit';
import type { Connection } from 'mongoose';
import { MealPlanConfig } from '../../config.js';
import type { WebhookRepository } from '../webhook.repository.js';
import type { WebhookDocument } from '../webhook.schema.js';
import { WebhookSchedule } from './webhook-schedule.js';

const HOUSEHOLD = { groupId: 'group', householdId: 'home' };

type Timing = Pick<WebhookDocument, 'scheduledTime' | 'timeZone'>;

/** A schedule of webhooks of one household, and the jobs that it queues. */
function aSchedule(timings: readonly Timing[], env: { TZ?: string } = {}) {
  const webhooks = timings.map((timing, at) => ({ _id: `hook${at}`, ...HOUSEHOLD, ...timing }));
  const repository = { streamEnabled: () => webhooks, findEnabled: () => Promise.resolve(webhooks) };
  const queued: { day: string; eventId: string; jobId: string }[] = [];
  const enqueue = (_job: unknown, data: { day: string; eventId: string }, { jobId }: { jobId: string }) =>
    Promise.resolve(queued.push({ ...data, jobId }));
  const runs = { findOne: () => Promise.resolve(null), updateOne: () => Promise.resolve() };
  const schedule = new WebhookSchedule(
    repository as unknown as WebhookRepository,
    { enqueue } as unknown as Jobs,
    MealPlanConfig.parse(env),
    { collection: () => runs } as unknown as Connection,
  );
  return { schedule, queued };
}

describe('the day whose plan a webhook sends', () => {
  const systemZone = process.env['TZ'];
  beforeEach(() => (process.env['TZ'] = 'Pacific/Auckland'));
  afterEach(() => {
    if (systemZone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = systemZone;
  });

  /** The day that is sent by a webhook that is due at half past eleven p.m. UTC on March 14. */
  async function sentDay(timing: Timing, env: { TZ?: string }): Promise<string | undefined> {
    const { schedule, queued } = aSchedule([timing], env);
    await schedule.fire({ tickAt: new Date('2025-03-14T23:30:00Z') });
    return queued[0]?.day;
  }

  it('is that of its time zone', async () => {
    const timing = { scheduledTime: '16:30:00', timeZone: 'America/Los_Angeles' };
    expect(await sentDay(timing, { TZ: 'Asia/Tokyo' })).toBe('2025-03-14');
  });

  const inUtc = { scheduledTime: '23:30:00', timeZone: null };

  it('is that of the time zone of the installation without one', async () => {
    expect(await sentDay(inUtc, { TZ: 'Asia/Tokyo' })).toBe('2025-03-15');
    expect(await sentDay(inUtc, { TZ: 'UTC' })).toBe('2025-03-14');
  });

  it('is that of the time zone of the system when the installation has none, as in meal plans', async () => {
    expect(await sentDay(inUtc, {})).toBe('2025-03-15');
  });
});

it('a run that is repeated after an interruption has the same jobs and event ids', async () => {
  const due = { scheduledTime: '12:00:00', timeZone: null };
  const { schedule, queued } = aSchedule([due, due]);

  for (let attempt = 1; attempt <= 2; attempt += 1) await schedule.fire({ tickAt: new Date('2025-03-14T12:00:00Z') });

  expect(queued).toHaveLength(4);
  expect(queued.slice(2)).toEqual(queued.slice(0, 2));
  expect(new Set(queued.map(({ eventId }) => eventId)).size).toBe(1);
});

describe('a rerun', () => {
  const timings = ['08:00:00', '09:00:00', '23:00:00'].map((scheduledTime) => ({ scheduledTime, timeZone: 'UTC' }));

  it('calls each webhook that was due once a minute, however often it is requested', async () => {
    const { schedule, queued } = aSchedule(timings);

    for (const time of ['12:00:00', '12:00:59', '12:01:00'])
      await schedule.rerun(HOUSEHOLD, new Date(`2025-03-14T${time}Z`));

    const jobIds = queued.map(({ jobId }) => jobId);
    expect(jobIds).toHaveLength(6);
    expect(jobIds.slice(2, 4)).toEqual(jobIds.slice(0, 2));
    expect(new Set(jobIds).size).toBe(4);
    // Those that are called together have the same event id, also if they were queued by several requests.
    expect(new Set(queued.map(({ eventId }) => eventId)).size).toBe(2);
  });
});
