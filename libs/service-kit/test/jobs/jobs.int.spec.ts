import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { REDIS } from '../../src/core/tokens.js';
import { JobQueues } from '../../src/jobs/job-queues.js';
import { CONNECTION } from '../../src/mongo/provide-model.js';
import { Jobs, Metrics, newId, startService, type JobState, type RunningService } from '../../src/index.js';
import { Bake, Bakery, bakeryService, BurnQuickly, Order } from '../fixtures/bakery.js';
import { waitForOutput, spawnFixture, type Child } from '../fixtures/spawn-fixture.js';

const SOON = { jobSweepMs: 200, jobLockMs: 1_000, graceMs: 200 };

async function ended(bakery: RunningService, id: string, state: JobState) {
  const jobs = bakery.get(Jobs);
  const record = await waitUntil(async () => {
    const job = await jobs.find(id);
    return job?.finishedAt ? job : null;
  });
  expect(record.state).toBe(state);
  return record;
}

describe('processing jobs', () => {
  let bakery: TestService;
  const ana = aMember();

  beforeEach(async () => {
    bakery = await startTestService(bakeryService, { timings: SOON });
  });
  afterEach(() => bakery.stop());

  it('stores the result and the progress of a job', async () => {
    const id = await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye' }, { actor: ana });

    const record = await ended(bakery, id, 'completed');
    expect(record).toMatchObject({
      report: { crust: 'golden' },
      progress: { done: 1, total: 2 },
      attempts: 1,
      actor: ana,
    });
  });

  it('treats the same id as the same job', async () => {
    const jobId = `loaf-${newId()}`;
    await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye' }, { jobId });
    await ended(bakery, jobId, 'completed');
    await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye' }, { jobId });
    const other = await bakery.get(Jobs).enqueue(Bake, { loaf: 'wheat' });

    await ended(bakery, other, 'completed');
    expect(bakery.get(Bakery).baked).toEqual(['rye', 'wheat']);
  });

  it('retries failed jobs', async () => {
    const id = await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye', how: 'fail-once' });

    await expect(ended(bakery, id, 'completed')).resolves.toMatchObject({ attempts: 2, error: null });
    // The last attempt is counted after its result is stored.
    const metrics = await waitUntil(async () => {
      const text = await bakery.get(Metrics).exposition();
      return /^larder_job_seconds_count\{.*outcome="ok".*\} 1$/m.test(text) && text;
    });
    expect(metrics).toMatch(/^larder_job_seconds_count\{.*outcome="error".*\} 1$/m);
    expect(metrics).toMatch(/^larder_job_wait_seconds_count\{.*\} 1$/m);
  });

  it('retries a hanging job after an error that the job cannot catch', async () => {
    const id = await bakery.get(Jobs).enqueue(Bake, { loaf: 'wheat', how: 'hang-once' });

    await expect(ended(bakery, id, 'completed')).resolves.toMatchObject({ attempts: 2 });
    expect(bakery.get(Bakery).interrupted).toContain('wheat');
  });

  it('stops after the last attempt and stores the reason', async () => {
    const id = await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye', how: 'fail' });

    await expect(ended(bakery, id, 'failed')).resolves.toMatchObject({ attempts: 3, error: { message: 'burnt' } });
  });

  it('does not retry a permanent failure', async () => {
    const id = await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye', how: 'hopeless' });

    await expect(ended(bakery, id, 'failed')).resolves.toMatchObject({ attempts: 1, error: { message: 'no flour' } });
  });

  it('interrupts jobs that exceed their time limit', async () => {
    const id = await bakery.get(Jobs).enqueue(BurnQuickly, {});

    const record = await ended(bakery, id, 'failed');
    expect(record.error?.message).toContain('longer than 50 ms');
  });

  it('stops a cancelled job', async () => {
    const id = await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye', how: 'slowly' });
    await waitUntil(async () => (await bakery.get(Jobs).find(id))?.state === 'active');

    await expect(bakery.get(Jobs).cancel(id)).resolves.toBe(true);
    await waitUntil(() => bakery.get(Bakery).interrupted.includes('rye'));
    await ended(bakery, id, 'cancelled');
  });

  it('keeps a slot for other owners while the jobs of one take long', async () => {
    const jobs = bakery.get(Jobs);
    const slow = await Promise.all([1, 2].map(() => jobs.enqueue(Order, { customer: 'ana', how: 'slowly' })));
    await waitUntil(() => bakery.get(Bakery).startedJobs.includes('ana'));

    const other = await jobs.enqueue(Order, { customer: 'ben', how: 'well' });

    await ended(bakery, other, 'completed');
    expect(bakery.get(Bakery).startedJobs).toEqual(['ana', 'ben']);
    const states = await Promise.all(slow.map(async (id) => (await jobs.find(id))?.state));
    expect(states.sort()).toEqual(['active', 'waiting']);
  });

  it('ends the turn of long jobs when jobs of other owners wait, and continues them afterwards', async () => {
    const jobs = bakery.get(Jobs);
    const { startedJobs } = bakery.get(Bakery);
    const enqueue = (customer: string) => jobs.enqueue(Order, { customer, how: 'in-turns' });
    const long = [await enqueue('ana'), await enqueue('ben')];
    await waitUntil(() => startedJobs.length === 2);

    const other = await jobs.enqueue(Order, { customer: 'cleo', how: 'well' });

    await expect(ended(bakery, other, 'completed')).resolves.toMatchObject({ attempts: 1 });
    await waitUntil(() => startedJobs.length > 3);
    await waitUntil(async () =>
      (await Promise.all(long.map((id) => jobs.find(id)))).every((job) => job?.attempts === 1),
    );
    expect(startedJobs.slice(0, 3)).toEqual(['ana', 'ben', 'cleo']);
  });

  it('runs the next job of an owner when the previous one has ended', async () => {
    const jobs = bakery.get(Jobs);
    const slow = await jobs.enqueue(Order, { customer: 'ana', how: 'slowly' });
    await waitUntil(() => bakery.get(Bakery).startedJobs.includes('ana'));
    const next = await jobs.enqueue(Order, { customer: 'ana', how: 'well' });

    await jobs.cancel(slow);

    await expect(ended(bakery, next, 'completed')).resolves.toMatchObject({ attempts: 1 });
  });

  it('runs an enqueued job although the queue was lost', async () => {
    const redis = bakery.get<Redis>(REDIS);
    const queues = bakery.get(JobQueues);
    const unqueued = queues.queue.bind(queues);
    queues.queue = () => Promise.resolve(false); // as if the process died between the record and the queue
    const id = await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye' });
    queues.queue = unqueued;
    const keys = await redis.keys(`${bakery.namespace}:*`);
    if (keys.length > 0) await redis.del(...keys);

    await expect(ended(bakery, id, 'completed')).resolves.toMatchObject({ attempts: 1 });
  });

  it('continues on another replica when one stops', async () => {
    const cold = await startService(bakeryService, { ...bakery.env, OVEN: 'cold' }, { timings: SOON });
    const id = await waitUntil(async () => {
      await bakery.get(Jobs).enqueue(Bake, { loaf: newId() });
      return (await stuckElsewhere(bakery))[0];
    });
    await cold.stop();

    const record = await ended(bakery, id, 'completed');
    expect(record).toMatchObject({ losses: 0, attempts: 1 });
  });
});

describe('a killed worker', () => {
  let child: Child;
  afterEach(() => child.kill('SIGKILL'));

  it('loses no job', async () => {
    const bakery = await startTestService(bakeryService, { timings: SOON });
    child = spawnFixture('bakery-main', { ...bakery.env, OVEN: 'cold' });
    await waitForOutput(child, 'open');
    const ids: string[] = [];
    const stuck = await waitUntil(async () => {
      ids.push(await bakery.get(Jobs).enqueue(Bake, { loaf: newId() }));
      const [first] = await stuckElsewhere(bakery);
      return first;
    });
    child.kill('SIGKILL');

    const record = await ended(bakery, stuck, 'completed');
    expect(record.losses).toBe(1);
    for (const id of ids) await ended(bakery, id, 'completed');
    await bakery.stop();
  }); // starts a process that compiles its sources
});

/** Jobs that another process has started and will not finish. */
async function stuckElsewhere(bakery: TestService): Promise<string[]> {
  const jobs = bakery.get<Connection>(CONNECTION).collection<{ _id: string; data: { loaf: string } }>('jobs');
  const active = await jobs.find({ state: 'active', progress: { $ne: null } }).toArray();
  const { startedJobs } = bakery.get(Bakery);
  return active.filter(({ data }) => !startedJobs.includes(data.loaf)).map(({ _id }) => _id);
}
