import { Json } from '@larder/contracts';
import { ResponseCache, EncodedResponse } from './response-cache.js';
import { RecordText } from './record-text.js';

const LARGE = 400 * 1024;
const textOf = (response: unknown) => (response instanceof EncodedResponse ? response.bytes.toString() : response);

describe('the response cache', () => {
  it('returns the encoded response by its tag', () => {
    const cache = new ResponseCache();
    const response = cache.store('a', new Json('{"name":"Crêpes 🍋"}'));

    expect(textOf(response)).toBe('{"name":"Crêpes 🍋"}');
    expect(cache.get('a')).toBe(response);
    expect(cache.get('b')).toBeUndefined();
  });

  it('returns a record with the time of its last change', () => {
    const cache = new ResponseCache();
    const record = { name: 'Soup', updatedAt: '2026-01-02T03:04:05.000Z' };
    const response = cache.store('a', new RecordText(new Json(JSON.stringify(record))));

    expect(textOf(response)).toBe(JSON.stringify(record));
    expect(response).toHaveProperty('updatedAt', record.updatedAt);
    expect(cache.get('a')).toBe(response);
  });

  it.each([
    ['an object', { items: [] }],
    ['nothing', undefined],
  ])('returns %s as it is and does not cache it', (_what, response) => {
    const cache = new ResponseCache();
    expect(cache.store('a', response)).toBe(response);
    expect(cache.get('a')).toBeUndefined();
  });

  it('does not cache a response that would evict too many others', () => {
    const cache = new ResponseCache();
    const text = JSON.stringify('x'.repeat(2 * LARGE));
    expect(textOf(cache.store('a', new Json(text)))).toBe(text);
    expect(cache.get('a')).toBeUndefined();
  });

  it('evicts the least recently used responses when it is full', () => {
    const cache = new ResponseCache();
    const tags = Array.from({ length: 30 }, (_, index) => `tag ${index}`);
    for (const tag of tags) {
      cache.store(tag, new Json(JSON.stringify(tag.padEnd(LARGE))));
      cache.get('tag 0');
    }

    const kept = tags.filter((tag) => cache.get(tag));
    expect(kept).toEqual(['tag 0', ...tags.slice(-(kept.length - 1))]);
    expect(kept.length).toBe(10); // 4 MB
  });

  it('counts a response once that is cached again', () => {
    const cache = new ResponseCache();
    cache.store('other', new Json('1'));
    for (let i = 0; i < 100; i += 1) cache.store('a', new Json(JSON.stringify('x'.repeat(LARGE))));
    expect(textOf(cache.get('other'))).toBe('1');
  });
});
