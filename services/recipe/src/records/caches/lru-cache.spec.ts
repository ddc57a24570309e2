import { LruCache } from './lru-cache.js';

const filled = (maxValues: number, keys: string) => {
  const values = new LruCache<string>(maxValues);
  for (const key of keys) values.set(key, key.toUpperCase());
  return values;
};

it('returns the latest value', () => {
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

it('keeps frequently used values, regardless of the number of others', () => {
  const values = filled(4, 'a');
  for (const key of 'bcdefghijk') {
    values.set(key, key);
    expect(values.get('a')).toBe('A');
  }
});

it('never exceeds its maximum', () => {
  const keys = 'abcdefghijklmnopqrstuvwxyz';
  const values = filled(6, keys);

  expect([...keys].filter((key) => values.get(key) !== undefined).length).toBeLessThanOrEqual(6);
});
