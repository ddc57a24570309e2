import { AppError, defineStream } from '@larder/contracts';
import {
  aMember,
  dedicatedDatabase,
  dedicatedNats,
  dedicatedRedis,
  startTestService,
  waitUntil,
  type DedicatedServer,
  type TestService,
} from '@larder/testing';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { KeyValue, newId } from '../../src/index.js';
import { HealthServer } from '../../src/health/health-server.js';
import { NATS } from '../../src/nats/tokens.js';
import { subjectOf } from '../../src/nats/subjects.js';
import { Diary, kitchenService } from '../fixtures/kitchen.js';
import { Cook, Count, Wait } from '../fixtures/kitchen-messages.js';

/** A service with separate backing servers: each test stops and restarts one of them. */
const folder = mkdtempSync(join(tmpdir(), 'larder-away-'));
let nats: DedicatedServer;
let redis: DedicatedServer;
let database: DedicatedServer;
let kitchen: TestService;

beforeAll(async () => {
  const [natsFolder, redisFolder] = ['nats', 'redis'].map((name) => join(folder, name)) as [string, string];
  [natsFolder, redisFolder].forEach((each) => mkdirSync(each));
  [nats, redis, database] = await Promise.all([
    dedicatedNats(natsFolder),
    dedicatedRedis(redisFolder),
    dedicatedDatabase(folder),
  ]);
  await Promise.all([nats, redis, database].map((server) => server.start()));
  const env = { NATS_URL: nats.address, REDIS_URL: redis.address, MONGODB_URI: database.address, HEALTH_PORT: '0' };
  kitchen = await startTestService(kitchenService, { env });
});

afterAll(async () => {
  await kitchen.stop();
  await Promise.all([nats, redis, database].map((server) => server.kill()));
  rmSync(folder, { recursive: true, force: true });
});

const cook = () => kitchen.as(aMember()).request(Cook, { id: newId(), name: 'soup' });
const works = () =>
  cook().then(
    () => true,
    () => false,
  );

async function readiness(): Promise<{ status: number; checks: Record<string, string> }> {
  const response = await fetch(`http://127.0.0.1:${kitchen.get(HealthServer).port}/readyz`);
  const { checks } = (await response.json()) as { checks: Record<string, string> };
  return { status: response.status, checks };
}

/** Runs the work while a server is stopped, and checks that the service recovers afterwards. */
async function whileStopped(server: DedicatedServer, work: () => Promise<void>): Promise<void> {
  await server.kill();
  try {
    await work();
  } finally {
    await server.start();
  }
  await waitUntil(works);
  await waitUntil(async () => (await readiness()).status === 200);
}

const unavailable = (part: string) => ({ kind: 'unavailable', code: 'common.unavailable', params: { part } });

it('reports an unavailable database in its responses and its readiness', async () => {
  await whileStopped(database, async () => {
    await expect(cook()).rejects.toMatchObject(unavailable('database'));
    expect(await readiness()).toMatchObject({ status: 503, checks: { nats: 'ok', redis: 'ok' } });
    expect((await readiness()).checks['mongo']).not.toBe('ok');
  });
});

it('reports an unavailable message server: at once to waiting callers, after a short time to new ones', async () => {
  const waiting = kitchen.as(null).request(Wait, { gate: 'lunch' });
  await waitUntil(() => kitchen.get(Diary).waiting.includes('lunch'));
  await whileStopped(nats, async () => {
    await expect(waiting).rejects.toMatchObject(unavailable('message-server'));
    await expect(cook()).rejects.toMatchObject(unavailable('message-server'));
    expect((await readiness()).checks['nats']).not.toBe('ok');
  });
  kitchen.get(Diary).gates.forEach((open) => open());
});

it('reports a truncated list as incomplete', async () => {
  const items: number[] = [];
  const read = async (): Promise<void> => {
    for await (const item of kitchen.as(null).stream(Count, { to: 150_000 })) {
      items.push(item);
      if (items.length === 1) await nats.kill();
    }
  };
  await expect(read()).rejects.toMatchObject({ kind: 'unavailable' } satisfies Partial<AppError>);
  await nats.start();
  await waitUntil(works);
});

it('does not request a stream that changes data again when the connection is lost', async () => {
  const Plant = defineStream({
    subject: 'kitchen.pea.plant',
    request: z.object({}),
    item: z.number(),
    idleTimeoutMs: 1_000,
    idempotent: false,
  });
  let received = 0;
  const subject = subjectOf(kitchen.namespace, Plant);
  kitchen.get<NatsConnection>(NATS).subscribe(subject, { callback: () => void (received += 1) });
  const planted = kitchen.as(null).stream(Plant, {})[Symbol.asyncIterator]().next();
  planted.catch(() => undefined);
  await waitUntil(() => received === 1);
  await nats.kill();
  await nats.start();

  await expect(planted).rejects.toMatchObject({ kind: 'unavailable' } satisfies Partial<AppError>);
  await waitUntil(works);
  expect(received).toBe(1);
});

it.each([
  ['has died', () => redis.kill(), () => redis.start()],
  ['hangs', () => Promise.resolve(redis.signal('SIGSTOP')), () => Promise.resolve(redis.signal('SIGCONT'))],
])(
  'works without Redis that %s: counts in the process, and reports unavailable functions',
  async (_how, cutConnection, restart) => {
    const keyValue = kitchen.get(KeyValue);
    const key = newId();
    await cutConnection();
    try {
      await cook();
      expect([await keyValue.increment(key, 60_000), await keyValue.increment(key, 60_000)]).toEqual([1, 2]);
      await keyValue.decrement(key);
      expect(await keyValue.count(key)).toBe(1);
      expect(await keyValue.ttlMs(key)).toBeGreaterThan(0);
      await expect(keyValue.get(key)).rejects.toThrow();
      const { status, checks } = await readiness();
      expect({ status, mongo: checks['mongo'] }).toEqual({ status: 200, mongo: 'ok' });
      expect(checks['redis']).not.toBe('ok');
    } finally {
      await restart();
    }
    await waitUntil(async () => (await readiness()).checks['redis'] === 'ok');
    await waitUntil(() =>
      keyValue.set(key, 1, 60_000).then(
        () => true,
        () => false,
      ),
    );
  },
);
