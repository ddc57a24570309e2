import { defineConfig, defineService, KeyValue } from '@larder/service-kit';
import { startTestService, waitUntil, type TestService } from '@larder/testing';
import { Module } from '@nestjs/common';
import { RequestCounter } from '../src/auth/request-counter.js';

@Module({})
class EmptyModule {}

const MINUTE_MS = 60_000;
const LIMIT = 20;
let service: TestService;

/** A replica's counter; the clock is fixed, so that no minute ends within a test. */
const aCounter = (clock = { now: MINUTE_MS }) => new RequestCounter(service.get(KeyValue), () => clock.now);

const countTo = (counter: RequestCounter, caller: string, requests: number) =>
  Array.from({ length: requests }, () => counter.count(caller, LIMIT)).at(-1);

beforeAll(async () => {
  service = await startTestService(defineService({ name: 'counting', config: defineConfig({}), module: EmptyModule }));
});
afterAll(() => service.stop());

it('counts the requests of each caller', () => {
  const counter = aCounter();

  expect(countTo(counter, 'ana', LIMIT)).toBe(LIMIT);
  expect(counter.count('ana', LIMIT)).toBe(LIMIT + 1);
  expect(counter.count('ben', LIMIT)).toBe(1);
  counter.onModuleDestroy();
});

it('starts again with each minute', () => {
  const clock = { now: MINUTE_MS };
  const counter = aCounter(clock);
  countTo(counter, 'cleo', LIMIT);
  clock.now += MINUTE_MS - 1;
  expect([counter.count('cleo', LIMIT), counter.retryAfterSeconds()]).toEqual([LIMIT + 1, 1]);

  clock.now += 1;
  expect(counter.count('cleo', LIMIT)).toBe(1);
  counter.onModuleDestroy();
});

it('adds up the counts of replicas', async () => {
  const [here, there] = [aCounter(), aCounter()];
  countTo(here, 'dana', 15);
  countTo(there, 'dana', 6);
  expect([here.isExhausted('dana', LIMIT), there.isExhausted('dana', LIMIT)]).toEqual([false, false]);

  await waitUntil(() => Promise.resolve(here.isExhausted('dana', LIMIT) || there.isExhausted('dana', LIMIT)));
  // The first one to share learns the rest with its next request.
  here.count('dana', LIMIT);
  there.count('dana', LIMIT);
  await waitUntil(() => Promise.resolve(here.isExhausted('dana', LIMIT) && there.isExhausted('dana', LIMIT)));
  here.onModuleDestroy();
  there.onModuleDestroy();
});
