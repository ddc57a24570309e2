import { matchRefs, slugsOf } from './match-refs.js';
import { namingOf, requireNaming } from './organizer-name.js';
import { toRef } from './organizer.mapper.js';

const known = { ids: new Set(['t1', 't2']), idBySlug: new Map([['quick', 't1'], ['main-dish', 't2']]) }; // prettier-ignore

describe('what a recipe means by an organizer', () => {
  it('is the id first, then the slug, then the name, then a new one', () => {
    const refs = [
      { id: 't2', name: 'Renamed', slug: 'quick' },
      { slug: 'quick', name: 'Main dish' },
      { name: 'Main Dish' },
      { id: 'unknown', name: 'Brand new' },
    ];
    expect(matchRefs(refs, known)).toEqual([{ id: 't2' }, { id: 't1' }, { id: 't2' }, { create: 'Brand new' }]);
  });

  it('is nothing when neither id, slug nor name leads anywhere', () => {
    expect(matchRefs([{ id: 'unknown' }, { slug: 'gone' }, { name: '---' }, {}], known)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is looked up by every slug it may have', () => {
    expect(slugsOf([{ name: 'Main Dish' }, { slug: 'quick', name: 'Quick!' }, { id: 't1' }])).toEqual([
      'main-dish',
      'quick',
    ]);
  });
});

describe('the name of an organizer', () => {
  it('is trimmed and gives slug, order and search text', () => {
    expect(namingOf('  Crème & Co. ')).toEqual({
      name: 'Crème & Co.',
      nameSort: 'creme & co.',
      slug: 'creme-co',
      slugKey: 'creme-co',
      search: { name: 'creme co', all: 'creme co' },
    });
  });

  it.each(['', '   ', '\u200b', '---'])('is refused when nothing of it can stand in an address: "%s"', (name) => {
    expect(() => requireNaming(name)).toThrow(/common\.invalid/);
  });
});

it('a tool is at hand for the households that said so', () => {
  const pot = { _id: 't', name: 'Pot', slug: 'pot', householdsOnHand: ['ours'] };

  expect([toRef(pot, 'ours').onHand, toRef(pot, 'theirs').onHand]).toEqual([true, false]);
});
