import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeChannel, FakeEventSource } from '../../testing/fake-live.js';
import type { LiveMessage } from './live-message.js';
import { SharedLiveStream } from './shared-live-stream.js';

const streams: SharedLiveStream[] = [];
/** A tab with the messages it receives. */
function openTab(): LiveMessage[] {
  const messages: LiveMessage[] = [];
  const addressAfter = (id: string | undefined) => `/live?after=${id ?? ''}`;
  streams.push(new SharedLiveStream(addressAfter, (message) => messages.push(message)));
  return messages;
}
const sources = () => FakeEventSource.opened;
const open = () => sources().filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);

/** The Web Locks API: one holder at a time, other requests wait. */
function fakeLocks() {
  const waiting: (() => void)[] = [];
  let held = false;
  const next = () => {
    held = false;
    waiting.shift()?.();
  };
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const take = () => {
          if (signal.aborted) return next();
          held = true;
          void hold().then(() => {
            next();
            resolve();
          });
        };
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        if (held) waiting.push(take);
        else take();
      }),
  };
}

function show(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const settled = () => new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(undefined))));

beforeEach(() => {
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.stop();
  FakeChannel.all.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'locks');
});

describe('the live updates of a browser', () => {
  it('are received by all tabs through one stream', () => {
    const [one, other] = [openTab(), openTab()];
    expect(sources()).toHaveLength(1);

    sources()[0]?.send('meal-plan', '7', { entryId: 1 });

    expect(one).toEqual([{ id: '7', name: 'meal-plan', data: { entryId: 1 } }]);
    expect(other).toEqual(one);
  });

  it('continue in another tab when the tab with the stream is closed', async () => {
    openTab();
    openTab();
    sources()[0]?.send('ready', '7', {});
    streams.shift()?.stop();
    await settled();
    expect(open().map(({ url }) => url)).toEqual(['/live?after=7']);
  });

  it('pause while no tab is visible, and resume after the last event', async () => {
    openTab();
    sources()[0]?.send('recipe', '9', {});
    show('hidden');
    await settled();
    expect(open()).toEqual([]);
    show('visible');
    await settled();
    expect(open().map(({ url }) => url)).toEqual(['/live?after=9']);
  });

  it('reload the page after a long time in the background', () => {
    jest.useFakeTimers();
    const messages = openTab();
    show('hidden');
    jest.advanceTimersByTime(60_000);
    show('visible');
    expect(messages.map(({ name }) => name)).toEqual(['reset']);
  });

  it('reconnect with increasing delays when the server rejects the stream', () => {
    jest.useFakeTimers();
    openTab();
    sources()[0]?.send('recipe', '3', {});
    sources()[0]?.fail();
    jest.advanceTimersByTime(1_000);
    sources()[1]?.fail();
    jest.advanceTimersByTime(1_000);
    expect(sources()).toHaveLength(2);
    jest.advanceTimersByTime(1_000);
    expect(sources().map(({ url }) => url)).toEqual(['/live?after=', '/live?after=3', '/live?after=3']);
  });

  it('use one stream per visible tab without the Web Locks API', () => {
    Reflect.deleteProperty(navigator, 'locks');
    openTab();
    openTab();
    expect(open()).toHaveLength(2);
  });

  it('stay closed when the page is hidden before the lock is acquired', async () => {
    const late = (_name: string, _options: object, hold: () => Promise<void>) => Promise.resolve().then(hold);
    Object.defineProperty(navigator, 'locks', { value: { request: late }, configurable: true });
    openTab();
    streams.shift()?.stop();
    await settled();
    expect(sources()).toEqual([]);
  });
});
