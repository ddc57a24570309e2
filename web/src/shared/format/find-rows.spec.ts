import { describe, expect, it } from '@jest/globals';
import { findRows } from './find-rows.js';

describe('looking for a user', () => {
  const people = [{ name: 'Ána Ruiz' }, { name: 'Bo Lind' }, { name: null }];
  const found = (query: string) => findRows(people, query, ({ name }) => [name]).map(({ name }) => name);

  it('finds parts of names, however they are typed', () => {
    expect(found('ana')).toEqual(['Ána Ruiz']);
    expect(found(' LIND ')).toEqual(['Bo Lind']);
    expect(found('nobody')).toEqual([]);
  });

  it('shows all as long as nothing is typed', () => {
    expect(found('')).toHaveLength(3);
  });
});
