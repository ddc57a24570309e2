import type { PayloadOf } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aMember,
  dedicatedNats,
  startTestService,
  waitUntil,
  type DedicatedServer,
  type TestService,
} from '@larder/testing';
import { Broadcasts, Events, newId } from '../../src/index.js';
import { NATS } from '../../src/nats/tokens.js';
import { connectionMonitorOf } from '../../src/nats/connection-monitor.js';
import { Diary, kitchenService } from '../fixtures/kitchen.js';
import { Cook, Count, PotStirred, Stir, Wait } from '../fixtures/kitchen-messages.js';

describe('an outage of the message server', () => {
  let folder: string;
  let nats: DedicatedServer;
  let kitchen: TestService;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'larder-nats-'));
    nats = await dedicatedNats(folder);
    await nats.start();
  });
  afterEach(async () => {
    await kitchen.stop();
    await nats.kill();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a restart with its data', false],
    ['a restart without its data', true],
  ])('is survived by a service, which then publishes the events written meanwhile: %s', async (_how, losesData) => {
    kitchen = await startTestService(kitchenService, {
      env: { NATS_URL: nats.address },
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
    kitchen.get(Broadcasts).onInvalidated(() => (reconnects += 1));
    await kitchen.as(ana).request(Cook, { id: before, name: 'soup' });
    await kitchen.settled();
    await nats.kill();
    if (losesData) rmSync(folder, { recursive: true });
    await nats.start();
    await waitUntil(() => reconnects > 0);
    await kitchen.as(ana).request(Cook, { id: after, name: 'stew' });
    await kitchen.as(null).request(Stir, { id: after, quietly: true });

    const { stirred } = kitchen.get(Diary);
    await waitUntil(() => stirred.filter(({ potId }) => potId === after).length >= 2);
    await waitUntil(() => followed.filter((potId) => potId === after).length >= 2);
    expect(gaps).toBe(losesData ? 1 : 0);
  });

  const restart = async () => {
    await nats.kill();
    await nats.start();
  };
  const startKitchen = async () => {
    kitchen = await startTestService(kitchenService, { env: { NATS_URL: nats.address } });
  };

  it('delays a request until it is back', async () => {
    await startKitchen();
    const connectionLost = connectionMonitorOf(kitchen.get<NatsConnection>(NATS)).lostSignal;
    await nats.kill();
    await waitUntil(() => connectionLost.aborted);

    const reply = kitchen.as(aMember()).request(Cook, { id: newId(), name: 'soup' });
    await nats.start();

    await expect(reply).resolves.toMatchObject({ revision: 0 });
  });

  it('delays the reply to a request in flight', async () => {
    await startKitchen();
    const { waiting, gates } = kitchen.get(Diary);
    const reply = kitchen.as(null).request(Wait, { gate: 'oven' });
    await waitUntil(() => waiting.length > 0);

    const connectionLost = connectionMonitorOf(kitchen.get<NatsConnection>(NATS)).lostSignal;
    await nats.kill();
    await waitUntil(() => connectionLost.aborted);
    gates.forEach((open) => open());
    await nats.start();

    await expect(reply).resolves.toEqual({ replica: 'oven' });
  });

  it('makes a write without a reply fail as unavailable, before its deadline', async () => {
    await startKitchen();
    const { waiting, gates } = kitchen.get(Diary);
    const reply = kitchen.as(null).request(Wait, { gate: 'oven' });
    const failed = expect(reply).rejects.toMatchObject({ code: 'common.unavailable' });
    await waitUntil(() => waiting.length > 0);

    await restart();

    await failed;
    gates.forEach((open) => open());
  });

  it('makes a list without its first items be requested again', async () => {
    await startKitchen();
    const connectionLost = connectionMonitorOf(kitchen.get<NatsConnection>(NATS)).lostSignal;
    await nats.kill();
    await waitUntil(() => connectionLost.aborted);

    const peas = gather(kitchen.as(null).stream(Count, { to: 3 }));
    await nats.start();

    await expect(peas).resolves.toEqual([0, 1, 2]);
  });

  it('does not prevent the stop of a service', async () => {
    await startKitchen();
    const replica = await kitchen.replica();
    await nats.kill();

    await replica.stop();

    expect(replica.get<NatsConnection>(NATS).isClosed()).toBe(true);
    await nats.start();
  });
});

async function gather<T>(items: AsyncIterable<T>): Promise<T[]> {
  const chunks: T[] = [];
  for await (const item of items) chunks.push(item);
  return chunks;
}
