import { matchRefs, slugsOf } from './match-refs.js';
import { organizerNaming, requireNaming } from './organizer-naming.js';
import { toRef } from './organizer.mapper.js';

const existing = { ids: new Set(['t1', 't2']), idBySlug: new Map([['quick', 't1'], ['main-dish', 't2']]) }; // oxfmt-ignore

describe('matching an organizer reference', () => {
  it('uses the id first, then the slug, then the name, then creates one', () => {
    const refs = [
      { id: 't2', name: 'Renamed', slug: 'quick' },
      { slug: 'quick', name: 'Main dish' },
      { name: 'Main Dish' },
      { id: 'unknown', name: 'Brand new' },
    ];
    expect(matchRefs(refs, existing)).toEqual([{ id: 't2' }, { id: 't1' }, { id: 't2' }, { create: 'Brand new' }]);
  });

  it('ignores a reference without usable id, slug and name', () => {
    expect(matchRefs([{ id: 'unknown' }, { slug: 'gone' }, { name: '---' }, {}], existing)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('looks up every possible slug', () => {
    expect(slugsOf([{ name: 'Main Dish' }, { slug: 'quick', name: 'Quick!' }, { id: 't1' }])).toEqual([
      'main-dish',
      'quick',
    ]);
  });
});

describe('the name of an organizer', () => {
  it('is trimmed and gives slug, order and search text', () => {
    expect(organizerNaming('  Crème & Co. ')).toEqual({
      name: 'Crème & Co.',
      nameSort: 'creme & co.',
      slug: 'creme-co',
      slugKey: 'creme-co',
      search: { name: 'creme co', all: 'creme co' },
    });
  });

  it.each(['', '   ', '\u200b', '---'])('is refused when its slug would be empty: "%s"', (name) => {
    expect(() => requireNaming(name)).toThrow(/common\.invalid/);
  });
});

it('a tool is on hand for the households that set it', () => {
  const pot = { _id: 't', name: 'Pot', slug: 'pot', householdsOnHand: ['ours'] };

  expect([toRef(pot, 'ours').onHand, toRef(pot, 'theirs').onHand]).toEqual([true, false]);
});
