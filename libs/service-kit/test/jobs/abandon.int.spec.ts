import { CommonErrors, type AppError } from '@larder/contracts';
import { aMember, clearNamespace, startTestService, testEnvironment, waitUntil } from '@larder/testing';
import { Jobs, InProcessServices, ServiceClient, startService, type RunningService } from '../../src/index.js';
import { Bake, Bakery, bakeryService } from '../fixtures/bakery.js';
import { Diary, kitchenService } from '../fixtures/kitchen.js';
import { Count, Wait, Whoami } from '../fixtures/kitchen-messages.js';

const ana = aMember();
/** Timeout of a service start on a busy machine, in milliseconds. */
const START_MS = 60_000;
/** The slow message, but idempotent. */
const WaitAgain = { ...Wait, idempotent: true };

const isUnavailable = (error: AppError) => error.code === CommonErrors.unavailable().code;

describe.each([
  ['requested over the message server', () => undefined],
  ['requested in the same process', () => new InProcessServices()],
])('a service %s that has failed', (_way, localServices) => {
  const env = testEnvironment();
  const local = localServices();
  const started: RunningService[] = [];
  let failed: RunningService;
  let caller: RunningService;

  const start = async (definition = kitchenService) => {
    const service = await startService(definition, env, { local });
    started.push(service);
    return service;
  };
  const client = () => caller.get(ServiceClient).as(ana);
  /** Repeats the request until there is a reply: on a busy machine a restart takes longer than a caller waits. */
  const whoami = () =>
    waitUntil(() =>
      client()
        .request(Whoami, {}, { timeoutMs: START_MS })
        .catch((error: AppError) => (isUnavailable(error) ? undefined : Promise.reject(error))),
    );
  const isWaiting = (kitchen: RunningService) => () => kitchen.get(Diary).waiting.length === 1;

  beforeEach(async () => {
    [failed, caller] = await Promise.all([start(), start(bakeryService)]);
  });
  afterEach(() => Promise.all(started.splice(0).map((service) => service.stop())));
  afterAll(() => Promise.all(['kitchen', 'bakery'].map((service) => clearNamespace(env, service))));

  it('fails writes in flight at once as unavailable', async () => {
    const work = client().request(Wait, { gate: 'soup' });
    await waitUntil(isWaiting(failed));
    void failed.abandon();

    await expect(work).rejects.toMatchObject({ kind: 'unavailable', params: { retryAfterSeconds: 2 } });
  });

  it('repeats reads in flight', async () => {
    const work = client().request(WaitAgain, { gate: 'soup' });
    await waitUntil(isWaiting(failed));
    void failed.abandon();
    const successor = await start();
    await waitUntil(isWaiting(successor));
    successor.get(Diary).gates.forEach((open) => open());

    await expect(work).resolves.toEqual({ replica: 'soup' });
  });

  it('makes callers wait for the new instance', async () => {
    void failed.abandon();
    const reply = whoami();
    await start();

    await expect(reply).resolves.toMatchObject({ userId: ana.userId });
  });

  it('answers every request', async () => {
    const requests = Array.from({ length: 200 }, () => client().request(Whoami, {}, { timeoutMs: START_MS }));
    const settled = Promise.allSettled(requests);
    void failed.abandon();
    await start();

    const failures = (await settled).flatMap((each) => (each.status === 'rejected' ? [each.reason as AppError] : []));
    expect(failures.filter((error) => !isUnavailable(error))).toEqual([]);
  });

  it('aborts a stream whose first items were read', async () => {
    const read = async () => {
      for await (const pea of client().stream(Count, { to: 150_000 })) if (pea === 5) void failed.abandon();
    };

    await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

it('returns its jobs to the queue when it has failed, and the next instance runs them at once', async () => {
  const bakery = await startTestService(bakeryService, { timings: { jobLockMs: 60_000, jobSweepMs: 60_000 } });
  await bakery.get(Jobs).enqueue(Bake, { loaf: 'rye', how: 'slowly' }, { jobId: 'rye-1', actor: null });
  await waitUntil(() => bakery.get(Bakery).startedJobs.includes('rye'));
  const successor = await bakery.replica();
  await bakery.abandon();

  // Much earlier than the expiry of its lock, or the sweep.
  await waitUntil(() => successor.get(Bakery).startedJobs.includes('rye'), { what: 'the job to be taken up again' });
  expect(bakery.get(Bakery).interrupted).toEqual(['rye']);
  await successor.abandon();
  await bakery.stop();
});
