import { aMember, startTestService, TraceReceiver, type ReceivedSpan } from '@larder/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { NATS, newId, runInContext } from '../src/index.js';
import { kitchenService } from './fixtures/kitchen.js';
import { Cook, Fail, Stir } from './fixtures/kitchen-messages.js';

let receiver: TraceReceiver;
beforeEach(async () => {
  receiver = await TraceReceiver.open();
});
afterEach(() => receiver.close());

/** The child span with this name. */
function below(parent: ReceivedSpan | undefined, name: RegExp | string): ReceivedSpan | undefined {
  return receiver.spans.find(
    (span) =>
      parent &&
      span.parentSpanId === parent.spanId &&
      (span.name === name || (name instanceof RegExp && name.test(span.name))),
  );
}
const root = (name: string) => receiver.spans.find((span) => span.name === name && !span.parentSpanId);

describe.each([
  ['over NATS', false],
  ['in one process', true],
])('a trace of messages %s', (_way, inOneProcess) => {
  it('includes all spans from the caller to the commands of the database', async () => {
    const kitchen = await startTestService(kitchenService, { env: receiver.env, inOneProcess });
    const actor = aMember();
    const id = newId();
    await kitchen.as(actor).request(Cook, { id, name: 'a secret soup' });
    await runInContext({ requestId: newId(), actor }, () => kitchen.as(actor).request(Stir, { id }));
    await kitchen.stop();

    const request = root('kitchen.pot.cook');
    const response = below(request, 'kitchen.pot.cook');
    const command = below(response, / pots$/);
    expect([request?.app, response?.app, command?.app]).toEqual(['kitchen', 'kitchen', 'kitchen']);
    expect(command?.attributes).toMatchObject({ 'db.system.name': 'mongodb', 'db.collection.name': 'pots' });
    expect(new Set([request, response, command].map((span) => span?.traceId)).size).toBe(1);
    expect(root('kitchen.pot.stir')?.traceId).not.toBe(request?.traceId);
    expect(JSON.stringify(receiver.spans)).not.toContain('secret');
  });

  it('contains the step that failed', async () => {
    const kitchen = await startTestService(kitchenService, { env: receiver.env, inOneProcess });
    await expect(kitchen.as(aMember()).request(Fail, { how: 'expected' })).rejects.toMatchObject({ kind: 'not-found' });
    await kitchen.stop();

    const request = root('kitchen.pot.fail');
    expect([request?.status, below(request, 'kitchen.pot.fail')?.status]).toEqual([2, 2]);
  });
});

it('is not recorded without a receiver', async () => {
  const kitchen = await startTestService(kitchenService);
  const traceparents: unknown[] = [];
  const subscription = kitchen.get<NatsConnection>(NATS).subscribe(`${kitchen.namespace}.kitchen.pot.cook`, {
    callback: (_error, message) => void traceparents.push(message.headers?.get('traceparent')),
  });
  await kitchen.as(aMember()).request(Cook, { id: newId(), name: 'soup' });
  subscription.unsubscribe();
  await kitchen.stop();

  expect([traceparents, receiver.spans]).toEqual([[''], []]);
});

it('does not wait for an unavailable receiver', async () => {
  const { env } = receiver;
  await receiver.close();
  const kitchen = await startTestService(kitchenService, { env });

  const dish = { id: newId(), name: 'soup' };

  await expect(kitchen.as(aMember()).request(Cook, dish)).resolves.toMatchObject({ id: dish.id });
  await kitchen.stop();
});
