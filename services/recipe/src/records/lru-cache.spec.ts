import { LruCache } from './lru-cache.js';

const filled = (most: number, keys: string) => {
  const values = new LruCache<string>(most);
  for (const key of keys) values.set(key, key.toUpperCase());
  return values;
};

it('knows what was set last', () => {
  const values = filled(4, 'ab');
  values.set('a', 'again');

  expect(values.get('a')).toBe('again');
  expect(values.get('b')).toBe('B');
  expect(values.get('c')).toBeUndefined();
});

it('evicts unused values, never the half that was used last', () => {
  const values = filled(4, 'abcdef');

  expect([...'abef'].map((key) => values.get(key))).toEqual([undefined, undefined, 'E', 'F']);
  expect(values.get('c')).toBe('C');
});

it('keeps what is asked for again and again, however much else comes by', () => {
  const values = filled(4, 'a');
  for (const key of 'bcdefghijk') {
    values.set(key, key);
    expect(values.get('a')).toBe('A');
  }
});

it('never holds more than it may', () => {
  const keys = 'abcdefghijklmnopqrstuvwxyz';
  const values = filled(6, keys);

  expect([...keys].filter((key) => values.get(key) !== undefined).length).toBeLessThanOrEqual(6);
});
