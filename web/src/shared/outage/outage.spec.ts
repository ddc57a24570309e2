import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { configureStore } from '@reduxjs/toolkit';
import { answer, fakeServer, type Answer, type Call } from '../../testing/fake-server.js';
import { STORED_HEADER } from '../offline/stored-caches.js';
import { outage } from './outage.js';
import { outageOf } from './outage-kind.js';
import { retryDelayMs } from './retry-delay.js';
import { retryLoad } from './retry-load.js';
import { withRetries, type RetryOptions } from './with-retries.js';

const api = createApi({
  baseQuery: withRetries<RetryOptions>(fetchBaseQuery({ baseUrl: '/api' })),
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => 'soup', extraOptions: {} }),
    send: build.mutation<unknown, string>({ query: (method) => ({ url: 'soup', method }), extraOptions: {} }),
  }),
});
const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

/** Returns the responses in order; the last one is repeated. */
const inTurn = (...answers: (Answer | 'refused')[]) => {
  let turn = 0;
  return () => {
    const next = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (!next || next === 'refused') throw new TypeError('Failed to fetch');
    return next;
  };
};
const unavailable = answer({ detail: { message: 'later' } }, 503);
const states: unknown[] = [];
let calls: Call[];
const serve = (...answers: (Answer | 'refused')[]) => {
  const route = inTurn(...answers);
  calls = fakeServer({
    'GET /api/soup': route,
    'PUT /api/soup': route,
    'POST /api/soup': route,
    'DELETE /api/soup': route,
  });
};
/** Waits for a result while the time passes at once. */
async function withoutDelay<Result>(result: PromiseLike<Result>): Promise<Result> {
  let isPending = true;
  const end = () => (isPending = false);
  void result.then(end, end);
  while (isPending) await jest.advanceTimersByTimeAsync(100);
  return result;
}
const soupCalls = () => calls.filter(({ path }) => path === '/api/soup').length;

let unsubscribe: () => void;
beforeEach(() => {
  states.length = 0;
  jest.useFakeTimers();
  unsubscribe = outage.subscribe(() => states.push(outage.current()));
});
afterEach(() => {
  unsubscribe();
  outage.reset();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a read during an outage', () => {
  it('is retried until the server is available, and shows why it waits', async () => {
    serve('refused', 'refused', unavailable, answer({ name: 'Soup' }));
    const before = outage.recoveries();

    const { data } = await withoutDelay(makeStore().dispatch(api.endpoints.read.initiate()));

    expect(data).toEqual({ name: 'Soup' });
    expect(states).toEqual(['unreachable', 'unreachable', 'restarting', null]);
    expect(outage.recoveries()).toBe(before + 1);
  });

  it('is given up after some seconds when the app works offline: its page says so', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
    serve('refused');

    const { error } = await withoutDelay(makeStore().dispatch(api.endpoints.read.initiate()));

    expect(error).toMatchObject({ status: 'FETCH_ERROR' });
    expect([soupCalls(), outage.current()]).toEqual([5, 'unreachable']);
  });

  it('is retried when the app works offline, but the server only restarts', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
    serve(...Array.from({ length: 8 }, () => unavailable), answer({ name: 'Soup' }));

    const { data } = await withoutDelay(makeStore().dispatch(api.endpoints.read.initiate()));

    expect(data).toEqual({ name: 'Soup' });
  });

  it('is not retried when the server responded', async () => {
    serve(answer({ detail: 'no' }, 500));

    const { error } = await withoutDelay(makeStore().dispatch(api.endpoints.read.initiate()));

    expect(error).toMatchObject({ status: 500 });
    expect([soupCalls(), outage.current()]).toEqual([1, null]);
  });
});

describe('a write during an outage', () => {
  it.each(['PUT', 'DELETE'])('is retried when it is idempotent: %s', async (method) => {
    serve(unavailable, 'refused', answer({ name: 'Soup' }));

    const { data } = await withoutDelay(makeStore().dispatch(api.endpoints.send.initiate(method)));

    expect(data).toEqual({ name: 'Soup' });
    expect(soupCalls()).toBe(3);
  });

  it('counts a 404 for a DELETE after an attempt without response as success', async () => {
    serve('refused', answer({ detail: 'Not Found' }, 404));

    const { error } = await withoutDelay(makeStore().dispatch(api.endpoints.send.initiate('DELETE')));

    expect(error).toBeUndefined();
  });

  it('that is not idempotent is not retried; the banner stays until the server responds', async () => {
    serve('refused');

    const { error } = await makeStore().dispatch(api.endpoints.send.initiate('POST'));

    expect(error).toMatchObject({ status: 'FETCH_ERROR' });
    expect([soupCalls(), outage.current()]).toEqual([1, 'unreachable']);
    await jest.advanceTimersByTimeAsync(1_000); // the probe requests `app/about`
    expect(outage.current()).toBeNull();
  });

  it('fails after ten seconds, so that the user can decide', async () => {
    serve(unavailable);

    const { error } = await withoutDelay(makeStore().dispatch(api.endpoints.send.initiate('PUT')));

    expect(error).toMatchObject({ status: 503 });
    expect(soupCalls()).toBeGreaterThan(2);
  });

  it('that is given up is not a recovery of the server', async () => {
    fakeServer({ 'PUT /api/soup': unavailable, 'GET /api/app/about': unavailable });
    const before = outage.recoveries();

    await withoutDelay(makeStore().dispatch(api.endpoints.send.initiate('PUT')));

    expect(states).not.toContain(null);
    expect([outage.current(), outage.recoveries()]).toEqual(['restarting', before]);
  });

  it('is not retried on a full disk; the next successful write hides the banner', async () => {
    serve(answer(null, 507), answer({ name: 'Soup' }));
    const store = makeStore();

    await store.dispatch(api.endpoints.send.initiate('PUT'));
    expect([soupCalls(), outage.current()]).toEqual([1, 'disk-full']);

    await store.dispatch(api.endpoints.send.initiate('PUT'));
    expect(outage.current()).toBeNull();
  });

  it('shows a full disk for a minute after the last write that failed', async () => {
    serve(answer(null, 507));
    const store = makeStore();
    await store.dispatch(api.endpoints.send.initiate('PUT'));
    await jest.advanceTimersByTimeAsync(50_000);
    await store.dispatch(api.endpoints.send.initiate('PUT'));

    await jest.advanceTimersByTimeAsync(50_000);
    expect(outage.current()).toBe('disk-full');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(outage.current()).toBeNull();
  });
});

describe('the delay before a retry', () => {
  it('grows up to five seconds', () => {
    expect(retryDelayMs(0)).toBeLessThanOrEqual(300);
    for (const attempt of [10, 1_000]) {
      expect(retryDelayMs(attempt)).toBeGreaterThanOrEqual(2_500);
      expect(retryDelayMs(attempt)).toBeLessThanOrEqual(5_000);
    }
  });

  it.each([
    ['7', 7_000],
    ['3600', 30_000],
    ['soon', 300],
    ['', 300],
  ])('honors Retry-After: %j', (header, ms) => {
    const delay = retryDelayMs(0, header);
    expect(Math.abs(delay - ms)).toBeLessThanOrEqual(150);
  });

  it('ends when the device is online again, or no call waits any more', async () => {
    const [online, aborted] = [outage.pause(3_600_000), new AbortController()];
    const other = outage.pause(3_600_000, aborted.signal);

    dispatchEvent(new Event('online'));
    aborted.abort();

    await expect(Promise.all([online, other])).resolves.toEqual([undefined, undefined]);
  });
});

describe('code that is loaded on demand', () => {
  it('is loaded again during an outage', async () => {
    fakeServer({ 'GET /api/app/about': inTurn('refused', unavailable, answer({})) });
    const load = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError())
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValue('page');

    await expect(withoutDelay(retryLoad(load))).resolves.toBe('page');
    expect(states).toEqual(['unreachable', 'unreachable', null]);
  });

  it('does not take a response that the service worker has stored for the server', async () => {
    const stored: Answer = { ...answer({}), headers: { [STORED_HEADER]: 'true' } };
    fakeServer({ 'GET /api/app/about': inTurn(stored, stored, stored, answer({})) });
    const load = jest.fn<() => Promise<string>>();
    for (let attempt = 0; attempt < 4; attempt += 1) load.mockRejectedValueOnce(new TypeError());
    load.mockResolvedValue('page');

    await expect(withoutDelay(retryLoad(load))).resolves.toBe('page');
    expect(states).toEqual(['unreachable', 'unreachable', 'unreachable', null]);
  });

  it('fails when the server responds without the file', async () => {
    fakeServer();
    const load = () => Promise.reject(new TypeError('gone'));

    await expect(withoutDelay(retryLoad(load))).rejects.toThrow('gone');
    expect(outage.current()).toBeNull();
  });
});

it.each([
  [{ status: 'FETCH_ERROR', error: 'x' }, 'unreachable'],
  [{ status: 503, data: null }, 'restarting'],
  [{ status: 504, data: null }, 'unreachable'],
  [{ status: 'PARSING_ERROR', originalStatus: 504, data: '<html>', error: 'x' }, 'unreachable'],
  [{ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'x' }, 'restarting'],
  [{ status: 507, data: null }, 'disk-full'],
  [{ status: 500, data: null }, null],
  [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<html>', error: 'x' }, null],
  [undefined, null],
] as const)('%j is an outage of this kind: %s', (error, kind) => {
  expect(outageOf(error)).toBe(kind);
});
