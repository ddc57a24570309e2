import { Json } from '@larder/contracts';
import { ReplyCache } from './reply-cache.js';

const limits = { keptMs: 60_000, mostEntries: 2 };
const replying = (text: string) => () => Promise.resolve(new Json(text));
const neverAsked = () => Promise.reject(new Error('asked again'));

describe('a cache of replies', () => {
  it('asks once, however many ask at the same time', async () => {
    const cache = new ReplyCache(limits);
    let asked = 0;
    const ask = () => Promise.resolve(new Json(String((asked += 1))));

    const replies = await Promise.all([cache.read('a', ask), cache.read('a', ask)]);

    expect(replies.map(({ text }) => text)).toEqual(['1', '1']);
  });

  it('asks again once it has forgotten', async () => {
    const cache = new ReplyCache(limits);
    await cache.read('a', replying('old'));
    cache.forget('a');
    expect((await cache.read('a', replying('new'))).text).toBe('new');
    cache.clear();
    expect((await cache.read('a', replying('newer'))).text).toBe('newer');
  });

  it('does not keep a reply that was under way when it had to forget', async () => {
    const cache = new ReplyCache(limits);
    let answer: (reply: Json) => void = () => undefined;
    const early = cache.read('a', () => new Promise((resolve) => (answer = resolve)));
    cache.forget('a');
    answer(new Json('old'));
    expect((await early).text).toBe('old');

    expect((await cache.read('a', replying('new'))).text).toBe('new');
  });

  it('keeps no failure', async () => {
    const cache = new ReplyCache(limits);
    await expect(cache.read('a', neverAsked)).rejects.toThrow('asked again');
    expect((await cache.read('a', replying('fine'))).text).toBe('fine');
  });

  it('keeps nothing beyond its time', async () => {
    const cache = new ReplyCache({ ...limits, keptMs: 0 });
    await cache.read('a', replying('old'));
    expect((await cache.read('a', replying('new'))).text).toBe('new');
  });

  it('forgets the oldest when it is full', async () => {
    const cache = new ReplyCache(limits);
    for (const key of ['a', 'b', 'c']) await cache.read(key, replying(key));
    expect((await cache.read('a', replying('asked'))).text).toBe('asked');
    expect((await cache.read('c', neverAsked)).text).toBe('c');
  });
});
