import { jest } from '@jest/globals';
import { defineEvent } from '@larder/contracts';
import type { JsMsg } from '@nats-io/jetstream';
import { z } from 'zod';
import { newId } from '../context/request-context.js';
import { createLog } from '../logging/log.js';
import { encode } from '../nats/codec.js';
import { Metrics } from '../metrics/metrics.js';
import { handleEvent } from './handle-event.js';

const PotStirred = defineEvent('pot.stirred', z.object({ potId: z.string() }));
const envelope = {
  eventId: newId(),
  occurredAt: '2026-01-01T00:00:00Z',
  groupId: null,
  householdId: null,
  userId: null,
};

describe('handling an event', () => {
  afterEach(() => jest.useRealTimers());

  it('survives a connection that closes while the handler works', async () => {
    jest.useFakeTimers();
    const acknowledged: string[] = [];
    const working = jest.fn(() => {
      throw new Error('connection closed');
    });
    const data = encode({ potId: 'p1', ...envelope });
    // The only methods that handling an event uses.
    const message = {
      data,
      working,
      ack: () => acknowledged.push('ack'),
      info: { deliveryCount: 1 },
    } as unknown as JsMsg;
    let finish: () => void = () => undefined;
    const handled = handleEvent(message, {
      event: PotStirred,
      handle: () => new Promise<void>((resolve) => (finish = resolve)),
      name: 'Diary.onStirred',
      log: createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' }),
      metrics: new Metrics('test'),
    });
    await jest.advanceTimersByTimeAsync(30_000);
    finish();
    await handled;

    expect(working).toHaveBeenCalledTimes(2);
    expect(acknowledged).toEqual(['ack']);
  });
});
