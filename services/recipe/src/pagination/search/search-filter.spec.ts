import { parseSearch, rankingOf, searchText } from '@larder/recipe-search';
import { NAMES_ONLY, searchFilter } from './search-filter.js';

describe('searching recipes by their names', () => {
  const namePattern = (text: string) => {
    const search = parseSearch(text);
    const filter = search && searchFilter(search, NAMES_ONLY);
    return new RegExp((filter as { nameSort: { $regex: string } }).nameSort.$regex);
  };

  it('finds any word, and phrases regardless of separators', () => {
    expect(namePattern('Crème pie').test('apple pie')).toBe(true);
    expect(namePattern('"mac and cheese"').test('mac-and-cheese')).toBe(true);
    expect(namePattern('"mac cheese"').test('mac and cheese')).toBe(false);
  });
});

describe('searching foods, units and organizers', () => {
  /** Filters and ranks names as the service does. */
  function find(text: string, names: string[]): string[] {
    const search = parseSearch(text);
    if (!search) return names;
    const pattern = new RegExp(patternOf(search));
    const { score } = rankingOf(search);
    const rows = names.map((name) => ({ name, search: searchText(name, []) }));
    const matching = rows.filter((row) => pattern.test(row.search.all));
    return matching.sort((a, b) => score(b.search.name, 1) - score(a.search.name, 1)).map(({ name }) => name);
  }

  const patternOf = (search: Parameters<typeof searchFilter>[0]) =>
    (searchFilter(search) as { 'search.all': { $regex: string } })['search.all'].$regex;

  it('finds only the phrase when it is quoted', () => {
    expect(find('"tea spoon"', ['Spoon of tea', 'Tea Spoon', 'Tea-spoon', 'Table Spoon'])).toEqual([
      'Tea Spoon',
      'Tea-spoon',
    ]);
  });

  it('puts the name with all words above the one with two of them', () => {
    expect(find('very cool name', ['Unit with a pretty cool name', 'Unit with a very cool name'])[0]).toBe(
      'Unit with a very cool name',
    );
  });

  it('treats the input as literal text, never as a pattern', () => {
    expect(find('(.*', ['Soup'])).toEqual(['Soup']); // only punctuation: no search
    expect(find("a' | b", ['Soup', 'ab'])).toEqual(['ab']);
    expect(patternOf({ whole: 'x', terms: ['a"b$'], literal: false })).toBe('a"b\\$');
  });
});
