import { afterMicrotasks, turnsOfTheEventLoop } from '@larder/testing';
import type { Model } from 'mongoose';
import type { OutboxEntry } from '../../documents/outbox-fields.js';
import type { EventStream } from '../../events/event-stream.js';
import type { Log } from '../../logging/log.js';
import type { Metrics } from '../../metrics/metrics.js';
import { OutboxRelay } from './outbox-relay.js';

const entryOf = (eventId: string): OutboxEntry => ({ eventId, subject: 'pot.stirred', json: '{}' });

/** A relay that publishes to a list; `onPublished` is called after each document. */
function aRelay(onPublished: (relay: OutboxRelay) => void) {
  const published: string[] = [];
  const stream = {
    ready: () => Promise.resolve(),
    namespace: 'larder',
    connection: { waitUntilUp: () => Promise.resolve(true), lostSignal: new AbortController().signal },
    js: {
      publish: (_subject: string, _data: unknown, { msgID }: { msgID: string }) => {
        published.push(msgID);
        return Promise.resolve();
      },
    },
  } as unknown as EventStream;
  const bulkWrite = (operations: unknown[]) => Promise.resolve({ matchedCount: operations.length, deletedCount: 0 });
  const model = { collection: { collectionName: 'pots', bulkWrite } } as unknown as Model<unknown>;
  const metrics = { eventsPublished: () => onPublished(relay) } as unknown as Metrics;
  const relay = new OutboxRelay(model, { stream, log: {} as Log, metrics });
  return { relay, published };
}

// The end of a run takes several microtasks; an event may come in any of them.
it.each(Array.from({ length: 24 }, (_, microtasks) => microtasks))(
  'publishes an event that comes %i microtasks after the one before',
  async (microtasks) => {
    let isFirst = true;
    const { relay, published } = aRelay(() => {
      if (isFirst) void afterMicrotasks(microtasks, () => relay.publish('second', [entryOf('second')]));
      isFirst = false;
    });

    relay.publish('first', [entryOf('first')]);
    await turnsOfTheEventLoop(5);

    expect(published).toEqual(['first', 'second']);
    await relay.idle();
  },
);
