import { defineBroadcast } from '@larder/contracts';
import type { NatsConnection, Status } from '@nats-io/transport-node';
import { z } from 'zod';
import { createLog } from '../logging/log.js';
import { Broadcasts } from './broadcasts.js';
import { InProcessBroadcasts } from '../in-process/in-process-broadcasts.js';

const ThingRemoved = defineBroadcast('thing.forgotten', z.object({ id: z.string() }));

async function* reconnects(times: number): AsyncGenerator<Status> {
  // One turn of the event loop each, as from a socket; the hooks are set after the first turn.
  for (let count = 0; count < times; count += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    yield { type: 'reconnect', server: 'nats' };
  }
}

describe('broadcasts', () => {
  it('call every hook after each reconnect, even when one of them fails', async () => {
    const nats = { status: () => reconnects(2), subscribe: () => undefined } as unknown as NatsConnection; // all that a hook needs
    const broadcasts = new Broadcasts(nats, 't', createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' }));
    let called = 0;
    broadcasts.onInvalidated(() => {
      throw new Error('cannot be cleared');
    });
    const calledTwice = new Promise<void>((resolve) => broadcasts.onInvalidated(() => ++called === 2 && resolve()));

    await calledTwice;
    expect(called).toBe(2);
  });

  it('have reached the parts of the same process when `send` returns', () => {
    // A server that never delivers.
    const nats = {
      status: () => reconnects(0),
      subscribe: () => ({ unsubscribe: () => undefined }),
      publish: () => undefined,
    } as unknown as NatsConnection;
    const [log, local] = [createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' }), new InProcessBroadcasts()];
    const [sender, receiver] = [new Broadcasts(nats, 't', log, local), new Broadcasts(nats, 't', log, local)];
    const received: string[] = [];
    const leave = receiver.on(ThingRemoved, ({ id }) => received.push(id));

    sender.send(ThingRemoved, { id: 'a' });
    expect(received).toEqual(['a']);

    leave();
    sender.send(ThingRemoved, { id: 'b' });
    expect(received).toEqual(['a']);
  });
});
