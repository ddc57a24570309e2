import { describe, expect, it } from '@jest/globals';
import { findRows } from './find-rows.js';

describe('searching rows', () => {
  const people = [{ name: 'Ána Ruiz' }, { name: 'Bo Lind' }, { name: null }];
  const namesFor = (query: string) => findRows(people, query, ({ name }) => [name]).map(({ name }) => name);

  it('finds parts of names, ignoring case and accents', () => {
    expect(namesFor('ana')).toEqual(['Ána Ruiz']);
    expect(namesFor(' LIND ')).toEqual(['Bo Lind']);
    expect(namesFor('nobody')).toEqual([]);
  });

  it('returns all rows for an empty text', () => {
    expect(namesFor('')).toHaveLength(3);
  });
});
