import { setTimeout as pause } from 'node:timers/promises';
import { ReplyCache } from './reply-cache.js';

const limits = { ttlMs: 60_000, maxEntries: 2 };
const reply = (text: string) => () => Promise.resolve(text);
const fail = () => Promise.reject(new Error('requested again'));

describe('a cache of replies', () => {
  it('sends one request for concurrent callers', async () => {
    const cache = new ReplyCache<string>(limits);
    let requests = 0;
    const request = () => Promise.resolve(String((requests += 1)));

    expect(await Promise.all([cache.read('a', request), cache.read('a', request)])).toEqual(['1', '1']);
  });

  it('sends another request after the reply was removed', async () => {
    const cache = new ReplyCache<string>(limits);
    await cache.read('a', reply('old'));
    cache.forget('a');
    expect(await cache.read('a', reply('new'))).toBe('new');
    cache.clear();
    expect(await cache.read('a', reply('newer'))).toBe('newer');
  });

  it('does not cache a reply that was removed while it was pending', async () => {
    const cache = new ReplyCache<string>(limits);
    let response: (reply: string) => void = () => undefined;
    const early = cache.read('a', () => new Promise((resolve) => (response = resolve)));
    cache.forget('a');
    response('old');
    expect(await early).toBe('old');

    expect(await cache.read('a', reply('new'))).toBe('new');
  });

  it('does not cache failures', async () => {
    const cache = new ReplyCache<string>(limits);
    await expect(cache.read('a', fail)).rejects.toThrow('requested again');
    expect(await cache.read('a', reply('fine'))).toBe('fine');
  });

  it('does not cache null', async () => {
    const cache = new ReplyCache<string | null>(limits);
    expect(await cache.read('a', () => Promise.resolve(null))).toBeNull();
    expect(await cache.read('a', reply('created'))).toBe('created');
  });

  it('removes a reply after its time', async () => {
    const cache = new ReplyCache<string>({ ...limits, ttlMs: 1 });
    await cache.read('a', reply('old'));
    await pause(10);
    expect(await cache.read('a', reply('new'))).toBe('new');
  });

  it('removes the least recently used reply when it is full', async () => {
    const cache = new ReplyCache<string>(limits);
    for (const key of ['a', 'b', 'c']) await cache.read(key, reply(key));
    expect(await cache.read('c', fail)).toBe('c');
    expect(await cache.read('a', reply('new'))).toBe('new');
  });
});
