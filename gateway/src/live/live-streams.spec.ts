import type { ServerResponse } from 'node:http';
import { CommonErrors, type Actor } from '@larder/contracts';
import type { LiveReceiver } from './live-feed.js';
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

interface StreamOptions {
  /** The events that the gateway has read. */
  feedPosition?: number;
  /** What a resuming browser has missed; null when that is unknown. */
  missed?: LiveNotice[] | null;
  /** Where a browser resumes; undefined for a new one. */
  resumeFrom?: number;
  session?: () => Promise<{ actor: Actor }>;
}

/** A stream to a browser that records what is sent to it, and texts that are ready when a test says so. */
async function openStream({ feedPosition = 0, missed = [], resumeFrom, session }: StreamOptions = {}) {
  const ids: number[] = [];
  const events: string[] = [];
  const ready = new Map<number, () => void>();
  let receiver: LiveReceiver = { onNotice: () => undefined, onReset: () => undefined };
  const feed = {
    position: feedPosition,
    since: () => missed,
    unchangedMs: () => ({ 'meal-plan': 0, 'shopping-list': 0 }),
    subscribe: (each: LiveReceiver) => (receiver = each),
  };
  const texts = { of: ({ sequence }: LiveNotice) => new Promise((done) => ready.set(sequence, () => done('{}'))) };
  const streams = new LiveStreams(
    feed as never,
    texts as never,
    { identityOf: session ?? (() => Promise.resolve({ actor })) } as never,
    { on: () => undefined } as never,
    { debug: () => undefined } as never,
  );
  streams.onModuleInit();
  const response = { once: () => undefined, end: () => void events.push('end') };
  const stream = new LiveStream(actor, 'token', response as unknown as ServerResponse);
  stream.send = (id, event) => void (isChange(event) ? ids.push(id) : events.push(`${event} ${id}`));
  const after = async (act: () => void) => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await after(() => void streams.add(stream, resumeFrom));
  return {
    ids,
    events,
    announce: (each: LiveNotice) => after(() => receiver.onNotice(each)),
    reset: () => after(() => receiver.onReset()),
    textIsReady: (sequence: number) => after(() => ready.get(sequence)?.()),
    end: () => streams.beforeApplicationShutdown(),
  };
}

const isChange = (event: string) => event !== 'ready' && event !== 'reset';

describe('notices to browsers', () => {
  it('arrive in the order of the changes, and are read after earlier ones were sent', async () => {
    const { ids, announce, textIsReady, end } = await openStream();
    await announce(notice(1));
    await announce(notice(2));

    await textIsReady(2); // is not even read yet
    expect(ids).toEqual([]);
    await textIsReady(1);
    expect(ids).toEqual([1]);
    await textIsReady(2);
    expect(ids).toEqual([1, 2]);
    end();
  });

  it('of a household do not wait for those of the whole group', async () => {
    const { ids, announce, textIsReady, end } = await openStream();
    await announce(notice(1));
    await announce(notice(2, null));

    await textIsReady(2);

    expect(ids).toEqual([2]);
    end();
  });

  it('do not overtake those that a resuming browser has missed', async () => {
    const { ids, announce, textIsReady, end } = await openStream({ missed: [notice(1)], resumeFrom: 0 });
    await announce(notice(2));

    await textIsReady(2); // is not even read yet
    await textIsReady(1);
    await textIsReady(2);

    expect(ids).toEqual([1, 2]);
    end();
  });
});

describe('a stream', () => {
  it('is closed when its session ended while it was being opened', async () => {
    const { events, end } = await openStream({ session: () => Promise.reject(CommonErrors.notAuthenticated()) });

    expect(events).toContain('end');
    end();
  });

  it('stays open when its session cannot be checked', async () => {
    const { events, end } = await openStream({ session: () => Promise.reject(new Error('unavailable')) });

    expect(events).toEqual(['ready 0']);
    end();
  });

  it.each([
    ['that resumes too late', 20, 20],
    ['that knows more than a gateway that has just started', 0, 5],
  ])('%s continues at the latest position after its reset', async (_case, feedPosition, expected) => {
    const { events, end } = await openStream({ feedPosition, missed: null, resumeFrom: 5 });

    expect(events).toEqual([`reset ${expected}`]);
    end();
  });

  it('continues at the position of the gateway after a gap in the events', async () => {
    const { events, reset, end } = await openStream({ feedPosition: 7 });

    await reset();

    expect(events).toEqual(['ready 7', 'reset 7']);
    end();
  });
});
