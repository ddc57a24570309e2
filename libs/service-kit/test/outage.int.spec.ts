import type { PayloadOf } from '@larder/contracts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import { Broadcasts, Events, newId } from '../src/index.js';
import { Cook, Diary, kitchenService, PotStirred, Stir } from './fixtures/kitchen.js';

/** A message server of this test's own, which it may kill. */
class Nats {
  private child: ChildProcess | undefined;

  constructor(
    private readonly port: number,
    readonly folder = mkdtempSync(join(tmpdir(), 'larder-nats-')),
  ) {}

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = ['-a', '127.0.0.1', '-p', String(this.port), '-js', '-sd', this.folder];
    this.child = spawn('nats-server', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    for await (const line of this.child.stderr ?? []) if (String(line).includes('Server is ready')) return;
  }

  async kill(): Promise<void> {
    const ended = once(this.child as ChildProcess, 'exit');
    this.child?.kill('SIGKILL');
    await ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe('when the message server dies', () => {
  let nats: Nats;
  let kitchen: TestService;
  beforeEach(async () => {
    nats = new Nats(await freePort());
    await nats.start();
  });
  afterEach(async () => {
    await kitchen.stop();
    await nats.kill();
    rmSync(nats.folder, { recursive: true });
  });

  it.each([
    ['and comes back', false],
    ['and comes back with nothing remembered', true],
  ])('a service goes on once it is there again, and tells what happened meanwhile: %s', async (_how, forgetful) => {
    kitchen = await startTestService(kitchenService, {
      env: { NATS_URL: nats.url },
      timings: { outboxSweepMs: 200 },
    });
    const ana = aMember();
    const [before, after] = [newId(), newId()];
    const followed: string[] = [];
    let gaps = 0;
    await kitchen.get(Events).follow([PotStirred], {
      handler: (_event, payload) => void followed.push((payload as PayloadOf<typeof PotStirred>).potId),
      onGap: () => (gaps += 1),
    });
    let reconnects = 0;
    kitchen.get(Broadcasts).onReconnect(() => (reconnects += 1));
    await kitchen.as(ana).request(Cook, { id: before, name: 'soup' });
    await kitchen.settled();
    await nats.kill();
    if (forgetful) rmSync(nats.folder, { recursive: true });
    await nats.start();
    await waitUntil(() => reconnects > 0);
    await kitchen.as(ana).request(Cook, { id: after, name: 'stew' });
    await kitchen.as(null).request(Stir, { id: after, quietly: true });

    const { stirred } = kitchen.get(Diary);
    await waitUntil(() => stirred.filter(({ potId }) => potId === after).length >= 2);
    await waitUntil(() => followed.filter((potId) => potId === after).length >= 2);
    expect(gaps).toBe(forgetful ? 1 : 0);
  });
});
