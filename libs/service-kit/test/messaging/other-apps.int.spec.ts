import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { aMember, startTestService, waitUntil, type TestService } from '@larder/testing';
import {
  Broadcasts,
  defineConfig,
  Events,
  Health,
  KeyValue,
  KitModule,
  newId,
  runInContext,
  ServiceClient,
  setActor,
} from '../../src/index.js';
import { Diary, kitchenService } from '../fixtures/kitchen.js';
import { BellRang, Cook, PotStirred, Whoami } from '../fixtures/kitchen-messages.js';

describe('an application without a database, such as the gateway', () => {
  let kitchen: TestService;
  let gateway: INestApplicationContext;
  const ana = aMember();

  beforeAll(async () => {
    kitchen = await startTestService(kitchenService);
    const kit = KitModule.forRoot({ name: 'gateway', config: defineConfig({}), env: kitchen.env });
    gateway = await NestFactory.createApplicationContext(kit, { logger: false, abortOnError: false });
  });
  afterAll(async () => {
    await gateway.close();
    await kitchen.stop();
  });

  it('sends requests on behalf of the authenticated caller', async () => {
    const client = gateway.get(ServiceClient);
    const reply = await runInContext({ requestId: 'r9', actor: null }, () => {
      setActor(ana);
      return client.as(ana).request(Whoami, {});
    });

    expect(reply).toMatchObject({ userId: ana.userId, requestId: 'r9' });
  });

  it('receives events as they are published', async () => {
    const received: string[] = [];
    const stop = gateway.get(Events).observe(PotStirred, ({ potId }) => received.push(potId));
    const id = newId();
    await gateway.get(ServiceClient).as(ana).request(Cook, { id, name: 'soup' });

    await waitUntil(() => received.includes(id));
    stop();
  });

  it('has key-value storage, broadcasts and its own health', async () => {
    await gateway.get(KeyValue).set('ticket', 1, 60_000);
    gateway.get(Broadcasts).send(BellRang, { table: 2 });

    await expect(kitchen.get(KeyValue).take('ticket')).resolves.toBe(1);
    await waitUntil(() => kitchen.get(Diary).bells.includes(2));
    await expect(gateway.get(Health).report()).resolves.toEqual({
      name: 'gateway',
      ready: true,
      checks: { nats: 'ok', redis: 'ok' },
    });
  });
});
