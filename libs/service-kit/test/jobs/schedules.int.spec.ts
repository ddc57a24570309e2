import { startTestService, waitUntil, type TestService } from '@larder/testing';
import type { Connection } from 'mongoose';
import { CONNECTION } from '../../src/mongo/provide-model.js';
import { lastTick } from '../../src/jobs/schedules/schedule-times.js';
import { Schedules } from '../../src/index.js';
import { Bakery, bakeryService } from '../fixtures/bakery.js';

const NIGHTLY = { pattern: '0 3 * * *', timezone: 'Europe/Berlin' };

describe('a schedule', () => {
  let bakery: TestService;
  const schedules = () => bakery.get<Connection>(CONNECTION).collection<{ _id: string; lastTickAt: Date }>('schedules');

  beforeEach(async () => {
    bakery = await startTestService(bakeryService);
  });
  afterEach(() => bakery.stop());

  it('does not run for the time before its first start', async () => {
    const state = await schedules().findOne({ _id: 'sweep-floor' });

    expect(state?.lastTickAt.getTime()).toBeGreaterThan(lastTick(NIGHTLY, new Date()).getTime());
    expect(bakery.get(Bakery).ticks).toEqual([]);
  });

  it('catches up once on ticks missed during a downtime, regardless of the number of replicas', async () => {
    await schedules().updateOne({ _id: 'sweep-floor' }, { $set: { lastTickAt: new Date(0) } });
    const [second, third] = await Promise.all([bakery.replica(), bakery.replica()]);

    const bakeries = [bakery, second, third].map((each) => each.get(Bakery));
    await waitUntil(() => bakeries.some(({ ticks }) => ticks.length > 0));
    const runs = await bakery
      .get<Connection>(CONNECTION)
      .collection('jobs')
      .countDocuments({ name: 'schedule-sweep-floor' });
    expect(runs).toBe(1);
    expect(bakeries.flatMap(({ ticks }) => ticks)).toEqual([lastTick(NIGHTLY, new Date())]);
  });

  it('can be added at run time, and runs when it is due', async () => {
    const ticks: Date[] = [];
    await bakery
      .get(Schedules)
      .add({ name: 'each-second', pattern: '* * * * * *' }, ({ tickAt }) => void ticks.push(tickAt));

    const [first] = await waitUntil(() => (ticks.length > 0 ? ticks : null));
    expect(first?.getMilliseconds()).toBe(0);
  });

  it('stops the start when its pattern is invalid', async () => {
    await expect(
      bakery.get(Schedules).add({ name: 'never', pattern: 'at tea time' }, () => undefined),
    ).rejects.toThrow();
  });
});
