import { CommonErrors, defineMessage } from '@larder/contracts';
import { headers as newHeaders, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { WorkInProgress } from '../../context/work-in-progress.js';
import { createLog } from '../../logging/log.js';
import { Metrics } from '../../metrics/metrics.js';
import { decode, encode, fromText } from '../../nats/codec.js';
import { HEADER } from '../../nats/headers.js';
import { RequestHandler } from './request-handler.js';

const Peel = defineMessage({ subject: 'kitchen.potato.peel', request: z.object({}), reply: z.string() });

function aMessage(remainingMs: number) {
  const replies: { body: unknown; headers?: MsgHdrs }[] = [];
  const headers = newHeaders();
  headers.set(HEADER.remaining, String(remainingMs));
  const respond = (data: Uint8Array | string, options?: { headers?: MsgHdrs }) => {
    replies.push({ body: typeof data === 'string' ? fromText(data) : decode(data), ...options });
    return true;
  };
  // The only fields that a handler uses.
  return { message: { data: encode({}), headers, respond } as unknown as Msg, replies };
}

function aHandler() {
  const handled: unknown[] = [];
  const handler = new RequestHandler({
    service: 'kitchen',
    namespace: 'test',
    definition: Peel,
    handle: (request) => {
      handled.push(request);
      return Promise.resolve('peeled');
    },
    // A connection that stays up.
    nats: { status: () => [] } as unknown as NatsConnection,
    log: createLog('test', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' }),
    metrics: new Metrics('test'),
    checkReplies: true,
    stopSignal: new AbortController().signal,
    work: new WorkInProgress(),
  });
  return { handler, handled };
}

describe('handling a request', () => {
  it('replies while the caller waits', async () => {
    const { handler } = aHandler();
    const { message, replies } = aMessage(5_000);
    await handler.answer(message, handler.contextOf(message));

    expect(replies).toEqual([{ body: 'peeled' }]);
  });

  it('does not handle a request after its deadline', async () => {
    const { handler, handled } = aHandler();
    const { message, replies } = aMessage(0);
    await handler.answer(message, handler.contextOf(message));

    expect([handled, replies]).toEqual([[], []]);
  });

  it('refuses requests at once when too many are waiting', () => {
    const { handler, handled } = aHandler();
    const { message, replies } = aMessage(5_000);
    handler.refuse(message, CommonErrors.unavailable());

    expect(handled).toEqual([]);
    expect(replies[0]).toMatchObject({ body: { code: 'common.unavailable' } });
  });
});
