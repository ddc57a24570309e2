import { describe, expect, it } from '@jest/globals';
import { findRows } from './find-rows.js';

describe('searching rows', () => {
  const people = [{ name: 'Ána Ruiz' }, { name: 'Bo Lind' }, { name: null }];
  const found = (query: string) => findRows(people, query, ({ name }) => [name]).map(({ name }) => name);

  it('finds parts of names, ignoring case and accents', () => {
    expect(found('ana')).toEqual(['Ána Ruiz']);
    expect(found(' LIND ')).toEqual(['Bo Lind']);
    expect(found('nobody')).toEqual([]);
  });

  it('returns all rows for an empty text', () => {
    expect(found('')).toHaveLength(3);
  });
});
