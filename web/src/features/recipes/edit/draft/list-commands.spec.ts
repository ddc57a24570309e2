import { describe, expect, it } from '@jest/globals';
import { listCommands } from './list-commands.js';

/** The headings of the rows a, b and c after a row was removed. */
function titlesWithout(key: string, ...titles: (string | null)[]): (string | null)[] {
  let rows = ['a', 'b', 'c'].map((id, index) => ({ id, title: titles[index] ?? null }));
  const commands = listCommands<(typeof rows)[number]>(
    (edit) => (rows = edit(rows)),
    ({ id }) => id,
  );
  commands.remove(key);
  return rows.map(({ title }) => title);
}

describe('removing a row', () => {
  it('moves its heading to the next row of the section', () => {
    expect(titlesWithout('a', 'Dough', '', 'Sauce')).toEqual(['Dough', 'Sauce']);
  });

  it('removes its heading when it was the only row of the section', () => {
    expect(titlesWithout('a', 'Dough', 'Sauce')).toEqual(['Sauce', null]);
    expect(titlesWithout('c', 'Dough', null, 'Sauce')).toEqual(['Dough', null]);
  });

  it('changes no other heading', () => {
    expect(titlesWithout('b', 'Dough', null, 'Sauce')).toEqual(['Dough', 'Sauce']);
  });
});
