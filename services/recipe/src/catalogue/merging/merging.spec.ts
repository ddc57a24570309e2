import { fn } from 'jest-mock';
import { absorbedAliases } from './absorbed-aliases.js';
import { followMerges } from '../follow-merges.js';

const named = (name: string, aliases: string[] = [], pluralName: string | null = null) => ({
  name,
  pluralName,
  aliases: aliases.map((alias) => ({ name: alias })),
});
const names = (...args: Parameters<typeof absorbedAliases>) => absorbedAliases(...args).map(({ name }) => name);

describe('the aliases after a merge', () => {
  it('are those of the target, and all names of the source', () => {
    const onion = named('onion', ['bulb']);
    expect(names(onion, named('shallot', ['eschalot'], 'shallots'))).toEqual([
      'bulb',
      'shallot',
      'shallots',
      'eschalot',
    ]);
  });

  it('do not repeat names of the target, regardless of case and accents', () => {
    const creme = named('crème', ['Sahne'], 'crèmes');
    expect(names(creme, named('Creme', ['SAHNE', 'rahm', 'Rahm'], 'cremes'))).toEqual(['Sahne', 'rahm']);
  });

  it('include the short forms of a unit', () => {
    const tablespoon = { ...named('tablespoon'), abbreviations: ['tbsp', ''] };
    expect(names(tablespoon, { ...named('soup spoon'), abbreviations: ['Tbsp', 'ss', null] })).toEqual([
      'soup spoon',
      'ss',
    ]);
  });
});

describe('the target of merges', () => {
  const stored = [
    { _id: 'a', mergedInto: 'b' },
    { _id: 'b', mergedInto: 'c' },
    { _id: 'c' },
    { _id: 'lost', mergedInto: 'gone' },
    { _id: 'round', mergedInto: 'about' },
    { _id: 'about', mergedInto: 'round' },
  ];
  const read = fn((ids: string[]) => Promise.resolve(stored.filter(({ _id }) => ids.includes(_id))));
  const follow = async (...ids: string[]) =>
    [...(await followMerges(ids, read))].map(([requestedId, { _id }]) => [requestedId, _id] as const);

  it('is found after any number of merges', async () => {
    expect(await follow('a', 'c', 'unknown')).toEqual([
      ['a', 'c'],
      ['c', 'c'],
    ]);
  });

  it('is the record itself when the target was deleted', async () => {
    expect(await follow('lost')).toEqual([['lost', 'lost']]);
  });

  it('is found even for cyclic data', async () => {
    expect((await follow('round')).length).toBe(1);
  });

  it('needs one query when nothing was merged', async () => {
    read.mockClear();
    await follow('c');
    expect(read).toHaveBeenCalledTimes(1);
  });
});
