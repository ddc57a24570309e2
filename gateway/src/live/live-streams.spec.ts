import type { ServerResponse } from 'node:http';
import type { Actor } from '@larder/contracts';
import { LiveStream } from './live-stream.js';
import { LiveStreams } from './live-streams.js';
import type { LiveNotice } from './live-notice.js';

const actor = { userId: 'u', groupId: 'g', householdId: 'h' } as Actor;

const notice = (sequence: number, householdId: string | null = 'h'): LiveNotice => ({
  sequence,
  event: householdId ? 'shopping-list' : 'recipe',
  groupId: 'g',
  householdId,
  data: {},
});

/** A stream to a browser that records what is sent to it, and texts that are ready when a test says so. */
async function openStream() {
  const sent: number[] = [];
  const ready = new Map<number, () => void>();
  let announce: (notice: LiveNotice) => void = () => undefined;
  const feed = { position: 0, subscribe: ({ onNotice }: { onNotice: typeof announce }) => (announce = onNotice) };
  const texts = { of: ({ sequence }: LiveNotice) => new Promise((done) => ready.set(sequence, () => done('{}'))) };
  const streams = new LiveStreams(
    feed as never,
    texts as never,
    {} as never,
    { on: () => undefined } as never,
    {} as never,
  );
  streams.onModuleInit();
  const response = { once: () => undefined, end: () => undefined };
  const stream = new LiveStream(actor, 'token', response as unknown as ServerResponse);
  stream.send = (id, event) => void (event === 'ready' || sent.push(id));
  await streams.add(stream, undefined);
  const after = async (act: () => void) => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    sent,
    announce: (each: LiveNotice) => after(() => announce(each)),
    textIsReady: (sequence: number) => after(() => ready.get(sequence)?.()),
    end: () => streams.beforeApplicationShutdown(),
  };
}

describe('notices to browsers', () => {
  it('arrive in the order of the changes, and are read after earlier ones were sent', async () => {
    const { sent, announce, textIsReady, end } = await openStream();
    await announce(notice(1));
    await announce(notice(2));

    await textIsReady(2); // is not even read yet
    expect(sent).toEqual([]);
    await textIsReady(1);
    expect(sent).toEqual([1]);
    await textIsReady(2);
    expect(sent).toEqual([1, 2]);
    end();
  });

  it('of a household do not wait for those of the whole group', async () => {
    const { sent, announce, textIsReady, end } = await openStream();
    await announce(notice(1));
    await announce(notice(2, null));

    await textIsReady(2);

    expect(sent).toEqual([2]);
    end();
  });
});
