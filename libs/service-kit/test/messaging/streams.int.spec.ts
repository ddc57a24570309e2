import { startTestService, waitUntil, type TestService } from '@larder/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { subjectOf } from '../../src/nats/subjects.js';
import { NATS } from '../../src/nats/tokens.js';
import { Diary, kitchenService } from '../fixtures/kitchen.js';
import { Count } from '../fixtures/kitchen-messages.js';

async function gather<T>(items: AsyncIterable<T>): Promise<T[]> {
  const result: T[] = [];
  for await (const item of items) result.push(item);
  return result;
}

describe.each([
  ['over the message server', false],
  ['in the same process', true],
])('a streamed reply %s', (_way, inOneProcess) => {
  let kitchen: TestService;

  beforeAll(async () => {
    kitchen = await startTestService(kitchenService, { inOneProcess });
  });
  afterAll(() => kitchen.stop());

  it('is complete and in order, at any length', async () => {
    const peas = await gather(kitchen.as(null).stream(Count, { to: 100_000 }));

    expect(peas).toHaveLength(100_000);
    expect(peas.every((pea, index) => pea === index)).toBe(true);
  });

  it.each([3, 100_000])('of %d items can be passed on as texts', async (to) => {
    const chunks = await gather(kitchen.as(null).streamTexts(Count, { to }));

    expect(chunks.flat()).toEqual(Array.from({ length: to }, (_pea, index) => String(index)));
  });

  it('may be empty', async () => {
    await expect(gather(kitchen.as(null).stream(Count, { to: 0 }))).resolves.toEqual([]);
  });

  it('stops the sender when the reader leaves', async () => {
    const { counted } = kitchen.get(Diary);
    counted.stopped = false;
    for await (const pea of kitchen.as(null).stream(Count, { to: 10_000_000 })) if (pea === 10) break;

    await waitUntil(() => counted.stopped);
    expect(counted.items).toBeLessThan(10_000_000);
  });

  it('waits for a slow reader instead of filling memory', async () => {
    const { counted } = kitchen.get(Diary);
    const reader = kitchen.as(null).stream(Count, { to: 10_000_000 })[Symbol.asyncIterator]();
    await reader.next();
    await waitUntilSteady(() => counted.items);
    const produced = counted.items;
    await reader.return?.();

    // Eight chunks of 256 KiB in transit, and a ninth being collected.
    expect(produced).toBeLessThan((10 * 256 * 1024) / 2);
  });

  it('passes an expected failure on, also in the middle', async () => {
    const reading = gather(kitchen.as(null).stream(Count, { to: 300_000 }));

    await expect(reading).rejects.toMatchObject({ code: 'common.conflict' });
  });

  it('returns the invalid fields of the request', async () => {
    const reading = gather(kitchen.as(null).stream(Count, { to: 'many' as unknown as number }));

    await expect(reading).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('fails without a sender', async () => {
    const reading = gather(kitchen.as(null).stream({ ...Count, subject: 'cellar.pea.count' }, { to: 1 }));

    await expect(reading).rejects.toMatchObject({ code: 'common.unavailable' });
  });
});

describe('a streamed reply of a replica that crashes with the request', () => {
  let kitchen: TestService;
  beforeAll(async () => {
    kitchen = await startTestService(kitchenService);
  });
  afterAll(() => kitchen.stop());

  /** Simulates a replica that received a request and crashed: repeats until the server has chosen it at random. */
  async function requestWhileOneCrashes(ask: () => Promise<number[]>): Promise<PromiseSettledResult<number[]>[]> {
    let received = 0;
    const subject = subjectOf(kitchen.namespace, Count);
    kitchen
      .get<NatsConnection>(NATS)
      .subscribe(subject, { queue: 'kitchen', max: 1, callback: () => void (received += 1) });
    const replies: PromiseSettledResult<number[]>[] = [];
    while (received === 0) replies.push(...(await Promise.allSettled([ask()])));
    return replies;
  }

  it('is requested again once', async () => {
    const replies = await requestWhileOneCrashes(() =>
      gather(kitchen.as(null).stream({ ...Count, idleTimeoutMs: 4_000 }, { to: 3 })),
    );

    expect(replies.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(replies.at(-1)).toMatchObject({ value: [0, 1, 2] });
  });

  it('is not requested again when it changes data', async () => {
    const write = { ...Count, idleTimeoutMs: 400, idempotent: false };
    const replies = await requestWhileOneCrashes(() => gather(kitchen.as(null).stream(write, { to: 3 })));

    expect(replies.at(-1)).toMatchObject({ reason: { code: 'common.timeout' } });
  });
});

/** Resolves when two values, some turns of the event loop apart, are equal. */
async function waitUntilSteady(read: () => number): Promise<void> {
  let before = -1;
  await waitUntil(async () => {
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const now = read();
    const steady = now === before;
    before = now;
    return steady;
  });
}
