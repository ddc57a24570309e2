import { defineEvent } from '@larder/contracts';
import { turnsOfTheEventLoop } from '@larder/testing';
import { z } from 'zod';
import type { EventStream } from './event-stream.js';
import { EventSubscription } from './event-subscription.js';

const Stirred = defineEvent('pot.stirred', z.object({ potId: z.string() }));
const Cooked = defineEvent('pot.cooked', z.object({ potId: z.string() }));

/** A stream without events. Its consumers end when a test says so; after `delay`, those of `Cooked` start when it says so. */
function aStream() {
  const consumers: { subject: string; end: () => void }[] = [];
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const get = async (_name: string, { filter_subjects: subject }: { filter_subjects: string }) => {
    if (isSlow && subject.endsWith(Cooked.subject)) await new Promise<void>((resolve) => waiting.push(resolve));
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    consumers.push({ subject, end });
    const next = () => ended.then(() => ({ done: true, value: undefined }));
    return { consume: () => Promise.resolve({ [Symbol.asyncIterator]: () => ({ next }), stop: end }) };
  };
  const stream = {
    js: { consumers: { get } },
    name: 'events',
    namespace: 't',
    state: () => Promise.resolve({ first_seq: 1, last_seq: 0 }),
  };
  return {
    stream: stream as unknown as EventStream,
    consumersOf: ({ subject }: { subject: string }) => consumers.filter((each) => each.subject.endsWith(subject)),
    delay: () => (isSlow = true),
    proceed: () => {
      isSlow = false;
      waiting.forEach((start) => start());
    },
  };
}

it('follows an event again whose consumer is lost while those of other events are resumed', async () => {
  const { stream, consumersOf, delay, proceed } = aStream();
  const subscription: EventSubscription = new EventSubscription(
    stream,
    [Stirred, Cooked],
    { handler: () => undefined },
    async (_event, work) => void (await work()),
    () => void subscription.resume(),
  );
  await subscription.start();
  delay();

  const resumed = subscription.resume();
  await turnsOfTheEventLoop(2);
  consumersOf(Stirred).at(-1)?.end();
  await turnsOfTheEventLoop(2);
  expect(consumersOf(Stirred)).toHaveLength(2);
  proceed();
  await resumed;

  expect(consumersOf(Stirred)).toHaveLength(3);
  await subscription.stop();
});
