import type { JsMsg } from '@nats-io/jetstream';
import type { EventStream } from './event-stream.js';
import { Follower } from './follower.js';

/** A stream whose consumers yield these messages; a failing one yields nothing more. */
function aStream(consumers: (number | Error)[][]) {
  const startedAt: number[] = [];
  const consume = (items: (number | Error)[]) => {
    const messages = (async function* () {
      await Promise.resolve();
      for (const item of items) {
        if (item instanceof Error) throw item;
        yield { seq: item } as JsMsg;
      }
      await new Promise(() => undefined);
    })();
    return Promise.resolve(Object.assign(messages, { stop: () => void messages.return(undefined) }));
  };
  const get = (_name: string, options: { opt_start_seq: number }) => {
    startedAt.push(options.opt_start_seq);
    return Promise.resolve({ consume: () => consume(consumers.shift() ?? []) });
  };
  // The only methods that a follower uses.
  return {
    stream: { js: { consumers: { get } }, name: 'events', namespace: 't' } as unknown as EventStream,
    startedAt,
  };
}

describe('a follower', () => {
  it('reports when its events stop arriving, and resumes after the last one', async () => {
    const { stream, startedAt } = aStream([[1, 2, new Error('consumer is gone')], [3]]);
    const received: number[] = [];
    let onLost: (error: unknown) => void = () => undefined;
    const lost = new Promise((resolve) => (onLost = resolve));
    let onThird: () => void = () => undefined;
    const third = new Promise<void>((resolve) => (onThird = resolve));
    const follower = new Follower({
      stream,
      subject: 'pot.stirred',
      handle: ({ seq }) => void (received.push(seq) === 3 && onThird()),
      onLost,
    });
    await follower.start(0);

    await expect(lost).resolves.toMatchObject({ message: 'consumer is gone' });
    await follower.resume(3);
    await third;
    expect(received).toEqual([1, 2, 3]);
    expect(startedAt).toEqual([1, 3]);
  });
});
