import { install, type Clock } from '@sinonjs/fake-timers';
import { fn } from 'jest-mock';
import type { JsMsg } from '@nats-io/jetstream';
import { createLog } from '../logging/log.js';
import { extendAckWait } from './ack-wait.js';

const log = createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });

describe('the time to acknowledge an event', () => {
  let clock: Clock;
  beforeEach(() => void (clock = install()));
  afterEach(() => clock.uninstall());

  it('is extended until the event is handled, even when the connection closes meanwhile', () => {
    const working = fn(() => {
      throw new Error('connection closed');
    });
    // The only method that is used.
    const stop = extendAckWait({ working } as unknown as JsMsg, log);
    clock.tick(30_000);
    stop();
    clock.tick(30_000);

    expect(working).toHaveBeenCalledTimes(2);
  });
});
