import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeS3Server } from '@larder/object-store/s3-lookalike';
import { dedicatedDatabase, dedicatedNats, dedicatedRedis, waitUntil, type DedicatedServer } from '@larder/testing';
import { startProduct } from '../../support/start-product.mjs';
import { Api } from '../support/api.js';
import { administrator } from '../support/instances/product.js';
import { ShoppingPhone } from './shopping-phone.js';
import { createList, SiteOperations, type Outcome } from './site-operations.js';

/** Matches every operation. */
const EVERYTHING = /./;
/** The timeout of a request of the phone, which then sends it again. */
const CHANGES_TIMEOUT_MS = 20_000;

// The product runs with servers of its own, which the tests kill.
const folder = mkdtempSync(join(tmpdir(), 'larder-outage-'));
const files = new FakeS3Server();
const servers: Record<string, Pick<DedicatedServer, 'start' | 'kill'>> = {};
let product: Awaited<ReturnType<typeof startProduct>>;
let operations: SiteOperations;

beforeAll(async () => {
  const own = await Promise.all([
    dedicatedNats(folderOf('nats')),
    dedicatedRedis(folderOf('redis')),
    dedicatedDatabase(folderOf('db')),
  ]);
  const [nats, redis, database] = own;
  await Promise.all(own.map((server) => server.start()));
  const endpoint = await files.start();
  const port = Number(new URL(endpoint).port);
  const fileStore = { start: async () => void (await files.start(port)), kill: () => files.stop() };
  Object.assign(servers, { 'message server': nats, redis, database, 'file store': fileStore });
  product = await startProduct(folder, {
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
    NATS_URL: nats.address,
    REDIS_URL: redis.address,
    MONGODB_URI: database.address,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  });
  operations = await SiteOperations.prepare(product.url);
});

afterAll(async () => {
  await product.stop();
  await Promise.all(Object.values(servers).map((server) => server.kill()));
  rmSync(folder, { recursive: true, force: true });
});

it('handles all tested operations while every part is available', async () => {
  expect(unexpectedOutcomes(await operations.run(), EVERYTHING)).toEqual([]);
});

// `works`: the operations that must succeed without the part; others may return 503 with `Retry-After`.
// `needs`: one that must, so that the part is known to be unavailable.
it.each<{ part: string; works: RegExp; needs?: string }>([
  { part: 'message server', works: EVERYTHING }, // requests between parts of one process do not use it
  { part: 'redis', works: /^(?!download token)/, needs: 'download token' },
  // A pasted page is passed to the parser through the object store.
  { part: 'file store', works: /^(?!.*(image|export|import))/, needs: 'upload an image' },
  { part: 'database', works: /^$/, needs: 'list recipes' },
])(
  'without the $part handles all operations that do not need it, returns 503 with Retry-After for the rest, and recovers',
  async ({ part, works, needs }) => {
    const server = serverOf(part);
    await server.kill();
    try {
      const outcomes = await operations.run();
      expect(unexpectedOutcomes(outcomes, works)).toEqual([]);
      if (needs) expect(outcomes).toContainEqual(expect.objectContaining({ operation: needs, status: 503 }));
    } finally {
      await server.start();
    }
    await waitUntil(async () => unexpectedOutcomes(await operations.run(), EVERYTHING).length === 0);
  },
);

it('loses no acknowledged check of a shopping list item when any part is killed', async () => {
  const api = await administrator(new Api(product.url, null, CHANGES_TIMEOUT_MS));
  const phone = new ShoppingPhone(api, await createList(api));
  const running = phone.run();
  const moreAcknowledged = async () => {
    const before = phone.acknowledged.length;
    await waitUntil(() => phone.acknowledged.length > before + 3);
  };
  for (const part of ['database', 'message server', 'redis', 'database']) {
    await moreAcknowledged();
    await serverOf(part).kill();
    await serverOf(part).start();
  }
  await moreAcknowledged();
  phone.stop();
  await running;

  expect(phone.acknowledged.length).toBeGreaterThan(12);
  expect(await phone.faults()).toEqual({ lost: [], twice: [] });
});

/** Outcomes that are neither a success nor, except for operations that must work, rejected as an outage. */
function unexpectedOutcomes(outcomes: Outcome[], works: RegExp): Outcome[] {
  return outcomes.filter((outcome) => {
    if (outcome.status >= 200 && outcome.status < 300) return false;
    return works.test(outcome.operation) || !isOutageError(outcome);
  });
}

function isOutageError({ status, retryAfter, body }: Outcome): boolean {
  const { detail } = body as { detail?: { message?: unknown; error?: unknown; exception?: unknown } };
  const isErrorBody = typeof detail?.message === 'string' && detail.error === true && detail.exception === null;
  return status === 503 && Number(retryAfter) > 0 && isErrorBody;
}

function serverOf(part: string) {
  const server = servers[part];
  if (!server) throw new Error(`There is no ${part}.`);
  return server;
}

function folderOf(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}
