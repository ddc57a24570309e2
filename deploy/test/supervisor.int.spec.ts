import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf, isRunning, waitUntil } from '@larder/testing';
import { openDataFolder } from '../src/standalone/data-folder/data-folder.js';
import { launchProduct, type LaunchedProduct } from './support/launch.js';

const PARTS = { database: 'embedded-mongo', nats: 'nats-server', redis: 'redis-server', product: 'product-main' };
type Part = keyof typeof PARTS;

const folder = mkdtempSync(join(tmpdir(), 'larder-supervisor-'));
let product: LaunchedProduct;

beforeAll(async () => {
  // As after a crash: another process, this one, has the number of the ended process.
  mkdirSync(join(folder, 'run'), { recursive: true });
  writeFileSync(join(folder, 'run', 'instance.json'), JSON.stringify({ pid: process.pid, started: 'another time' }));
  product = await launchProduct(folder);
});

afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The process of a part; waits until it exists and differs from `not`. */
const pidOf = (part: Part, not?: number) =>
  waitUntil(() => childrenOf(product.pid).find((each) => each.command.includes(PARTS[part]) && each.pid !== not)?.pid);

/** Requests data from the database, on a new connection. */
const ask = async () => {
  const address = `${product.url}/api/app/about/startup-info`;
  return (await fetch(address, { headers: { connection: 'close' } })).status;
};

const connects = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy()).end();
  });

it('restarts the database after repeated kills', async () => {
  const { sockets } = openDataFolder(folder);
  for (let times = 0; times < 10; times += 1) {
    const killed = await pidOf('database');
    process.kill(killed, 'SIGKILL');
    await pidOf('database', killed);
    await waitUntil(() => connects(join(sockets, 'db.sock')));
  }
  expect(isRunning(product.pid)).toBe(true);
});

it.each(['nats', 'redis'] as const)('restarts %s', async (part) => {
  const killed = await pidOf(part);
  process.kill(killed, 'SIGKILL');
  expect(await pidOf(part, killed)).not.toBe(killed);
});

it('restarts the product process, while requests wait instead of being refused', async () => {
  for (let times = 0; times < 2; times += 1) {
    const killed = await pidOf('product');
    process.kill(killed, 'SIGKILL');
    await waitUntil(() => !isRunning(killed));
    expect(await ask()).toBe(200);
    expect(await pidOf('product')).not.toBe(killed);
  }
});

it('ends although the database hangs, and leaves nothing running', async () => {
  const all = childrenOf(product.pid).map(({ pid }) => pid);
  expect(all).toHaveLength(Object.keys(PARTS).length);
  process.kill(await pidOf('database'), 'SIGSTOP');
  const waiting = ask().catch(() => undefined); // a request that the database never answers
  expect(await product.stop()).toBe(0);
  await waiting;
  expect([product.pid, ...all].filter(isRunning)).toEqual([]);
});
