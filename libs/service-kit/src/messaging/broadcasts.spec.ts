import type { NatsConnection, Status } from '@nats-io/transport-node';
import { createLog } from '../logging/log.js';
import { Broadcasts } from './broadcasts.js';

async function* reconnects(times: number): AsyncGenerator<Status> {
  // One turn of the event loop each, as they come from a socket; the hooks are set after the first look.
  for (let count = 0; count < times; count += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    yield { type: 'reconnect', server: 'nats' };
  }
}

describe('broadcasts', () => {
  it('call every hook after each reconnect, though one of them fails', async () => {
    const nats = { status: () => reconnects(2) } as unknown as NatsConnection; // only what a hook needs
    const broadcasts = new Broadcasts(nats, 't', createLog('test', { LOG_LEVEL: 'fatal', LOG_PRETTY: false }));
    let called = 0;
    broadcasts.onReconnect(() => {
      throw new Error('cannot be cleared');
    });
    const both = new Promise<void>((resolve) => broadcasts.onReconnect(() => ++called === 2 && resolve()));

    await both;
    expect(called).toBe(2);
  });
});
