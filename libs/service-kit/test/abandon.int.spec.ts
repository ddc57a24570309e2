import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import { Jobs, LocalServices, ServiceClient, startService, type RunningService } from '../src/index.js';
import { Bake, Bakery, bakeryService } from './fixtures/bakery.js';
import { Count, Diary, kitchenService, Wait, Whoami } from './fixtures/kitchen.js';

const ana = aMember();

describe.each([
  ['over the message server', false],
  ['of the same process', true],
])('a service %s that has failed', (_way, inOneProcess) => {
  let kitchen: TestService;

  beforeEach(async () => {
    kitchen = await startTestService(kitchenService, { inOneProcess });
  });
  afterEach(() => kitchen.stop());

  it('fails what is in flight at once, as unavailable', async () => {
    const replica = await kitchen.replica();
    const [diary, others] = [kitchen.get(Diary), replica.get(Diary)];
    const work = kitchen.as(ana).request(Wait, { gate: 'soup' });
    await waitUntil(() => diary.waiting.length + others.waiting.length === 1);
    // Which of the two answers is not known over the message server.
    const [failed, other] = diary.waiting.length === 1 ? [kitchen, replica] : [replica, kitchen];
    void failed.abandon();

    await expect(work).rejects.toMatchObject({ kind: 'unavailable', params: { retryAfterSeconds: 2 } });
    await other.stop();
  });

  it('breaks off a stream whose items were read already', async () => {
    const read = async () => {
      for await (const pea of kitchen.as(ana).stream(Count, { to: 150_000 })) if (pea === 5) void kitchen.abandon();
    };

    await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a service that has failed', () => {
  it('is waited for by callers in the same process', async () => {
    const local = new LocalServices();
    const kitchen = await startTestService(kitchenService);
    const start = (): Promise<RunningService> => startService(kitchenService, kitchen.env, { local });
    const failed = await start();
    const caller = await startService(bakeryService, kitchen.env, { local });
    void failed.abandon();
    const reply = caller.get(ServiceClient).as(ana).request(Whoami, {});
    const successor = await start();

    await expect(reply).resolves.toMatchObject({ userId: ana.userId });
    await Promise.all([caller.stop(), successor.stop()]);
    await kitchen.stop();
  });

  it('hands its jobs back, and the next instance does them at once', async () => {
    const bakery = await startTestService(bakeryService, { timings: { jobLockMs: 60_000, jobSweepMs: 60_000 } });
    await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye', how: 'slowly' }, { jobId: 'rye-1', actor: null });
    await waitUntil(() => bakery.get(Bakery).begun.includes('rye'));
    const successor = await bakery.replica();
    await bakery.abandon();

    // Long before its lock would end or the sweeper would look.
    await waitUntil(() => successor.get(Bakery).begun.includes('rye'), { what: 'the job to be taken up again' });
    expect(bakery.get(Bakery).interrupted).toEqual(['rye']);
    await successor.abandon();
    await bakery.stop();
  });
});
