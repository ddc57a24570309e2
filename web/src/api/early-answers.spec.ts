import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchOrTakeEarly } from './early-answers.js';

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
  delete window.larderEarlyAnswers;
  jest.restoreAllMocks();
});

const came = (answer: Promise<Response>) => {
  answer.catch(() => undefined);
  window.larderEarlyAnswers = new Map([['/api/users/self', answer]]);
};
const ask = async (request = new Request(ADDRESS)) => (await fetchOrTakeEarly(request)).json() as Promise<unknown>;

describe('early responses', () => {
  it('answers the first request only', async () => {
    came(Promise.resolve(json({ from: 'early' })));

    expect(await ask()).toEqual({ from: 'early' });
    expect(fetched).toEqual([]);
    expect(await ask()).toEqual({ from: 'server' });
  });

  it('answers a request with status 401', async () => {
    came(Promise.resolve(json({ from: 'early' }, 401)));

    expect(await ask()).toEqual({ from: 'early' });
  });

  it.each([
    ['refused', Promise.resolve(json({}, 404))],
    ['interrupted', Promise.resolve(json({}, 503))],
    ['without an answer', Promise.reject(new TypeError('Failed to fetch'))],
  ])('is ignored, and the request sent, when it was %s', async (_name, answer) => {
    came(answer);

    expect(await ask()).toEqual({ from: 'server' });
  });

  it('is discarded after a write', async () => {
    came(Promise.resolve(json({ from: 'early' })));

    await ask(new Request('http://localhost/api/auth/token', { method: 'POST' }));

    expect(await ask()).toEqual({ from: 'server' });
  });

  it('is discarded when the request comes late', async () => {
    came(Promise.resolve(json({ from: 'early' })));
    jest.spyOn(performance, 'now').mockReturnValue(30_001);

    expect(await ask()).toEqual({ from: 'server' });
  });
});
