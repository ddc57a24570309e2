import type { IncomingMessage } from 'node:http';
import { EgressError } from '../policy/egress-error.js';

/**
 * Yields the chunks of a body. Throws `timed-out` when the next one takes longer than the limit (without the time of a
 * slow reader), and `connection` when the body ends too early.
 */
export async function* withinIdleTime(body: IncomingMessage, limitMs: number): AsyncGenerator<Uint8Array> {
  // Without an encoding, streams yield buffers.
  const pieces = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await nextWithin(pieces, body, limitMs);
      if (next.done) break;
      yield next.value;
    }
    if (!body.complete) throw new EgressError('connection', 'ended before its body');
  } finally {
    body.destroy();
  }
}

async function nextWithin(pieces: AsyncIterator<Buffer>, body: IncomingMessage, limitMs: number) {
  const onTimeout = () => body.destroy(new EgressError('timed-out', `nothing more after ${limitMs} ms`));
  const timer = setTimeout(onTimeout, limitMs);
  try {
    return await pieces.next();
  } finally {
    clearTimeout(timer);
  }
}
