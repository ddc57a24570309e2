import { jest } from '@jest/globals';
import type { JsMsg } from '@nats-io/jetstream';
import { createLog } from '../logging/log.js';
import { extendAckWait } from './ack-wait.js';

const log = createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });

describe('the time to acknowledge an event', () => {
  afterEach(() => jest.useRealTimers());

  it('is extended until the event is handled, even when the connection closes meanwhile', () => {
    jest.useFakeTimers();
    const working = jest.fn(() => {
      throw new Error('connection closed');
    });
    // The only method that is used.
    const stop = extendAckWait({ working } as unknown as JsMsg, log);
    jest.advanceTimersByTime(30_000);
    stop();
    jest.advanceTimersByTime(30_000);

    expect(working).toHaveBeenCalledTimes(2);
  });
});
