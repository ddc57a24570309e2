import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchUnlessEarly } from './early-responses.js';

const ADDRESS = 'http://localhost/api/users/self';
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let fetched: string[];
beforeEach(() => {
  fetched = [];
  jest.spyOn(performance, 'now').mockReturnValue(5_000); // of a page; this process may be older
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    fetched.push((request as Request).url);
    return Promise.resolve(json({ from: 'server' }));
  });
});
afterEach(() => {
  delete window.larderEarlyResponses;
  jest.restoreAllMocks();
});

const givenEarly = (response: Promise<Response>) => {
  response.catch(() => undefined); // not an unhandled rejection
  window.larderEarlyResponses = new Map([['/api/users/self', response]]);
};
const send = async (request = new Request(ADDRESS)) => (await fetchUnlessEarly(request)).json() as Promise<unknown>;

describe('an early response', () => {
  it('is used for the first request only', async () => {
    givenEarly(Promise.resolve(json({ from: 'early' })));

    expect(await send()).toEqual({ from: 'early' });
    expect(fetched).toEqual([]);
    expect(await send()).toEqual({ from: 'server' });
  });

  it('is used with status 401', async () => {
    givenEarly(Promise.resolve(json({ from: 'early' }, 401)));

    expect(await send()).toEqual({ from: 'early' });
  });

  it.each([
    ['refused', Promise.resolve(json({}, 404))],
    ['interrupted', Promise.resolve(json({}, 503))],
    ['without a response', Promise.reject(new TypeError('Failed to fetch'))],
  ])('is ignored, and the request sent, when it was %s', async (_name, response) => {
    givenEarly(response);

    expect(await send()).toEqual({ from: 'server' });
  });

  it('is discarded after a write', async () => {
    givenEarly(Promise.resolve(json({ from: 'early' })));

    await send(new Request('http://localhost/api/auth/token', { method: 'POST' }));

    expect(await send()).toEqual({ from: 'server' });
  });

  it('is discarded when the request comes late', async () => {
    givenEarly(Promise.resolve(json({ from: 'early' })));
    jest.spyOn(performance, 'now').mockReturnValue(30_001);

    expect(await send()).toEqual({ from: 'server' });
  });
});
