import { byRelevance, relevanceOf } from './relevance.js';
import { searchable, searchText } from './searchable.js';
import { searchFilter } from './search-filter.js';
import { parseSearch, type ParsedSearch } from './parse-search.js';
import { similarTo, SIMILAR_ENOUGH } from './similarity.js';

/** What the database is asked for. */
function patternOf(search: ParsedSearch): string {
  return (searchFilter(search) as { 'search.all': { $regex: string } })['search.all'].$regex;
}

/** What the whole pipeline makes of some names: the matching ones, best first. */
function find(text: string, names: string[], order: ((a: string, b: string) => number) | null = null): string[] {
  const query = parseSearch(text);
  if (!query) return names;
  const pattern = new RegExp(patternOf(query));
  const rows = names
    .map((name) => ({ name, search: searchText(name, []) }))
    .filter(({ search }) => pattern.test(search.all))
    .map((row) => ({ ...row, relevance: relevanceOf(row.search, query) }));
  return rows.sort(byRelevance(order && ((a, b) => order(a.name, b.name)))).map(({ name }) => name);
}

describe('reading a search text', () => {
  it('splits words at blanks and punctuation', () => {
    expect(parseSearch('animal-sloop, pie')?.terms).toEqual(['animal', 'sloop', 'pie']);
  });

  it('keeps a quoted phrase together, in either kind of quotes', () => {
    expect(parseSearch('"Tea Spoon" sugar')).toEqual({
      whole: 'tea spoon sugar',
      terms: ['tea spoon', 'sugar'],
      literal: true,
    });
    expect(parseSearch("'brown  rice' “soy sauce”")?.terms).toEqual(['brown rice', 'soy sauce']);
  });

  it('takes an apostrophe inside a word for a letter', () => {
    expect(parseSearch("l'été d'Ana")).toMatchObject({ terms: ["l'ete", "d'ana"], literal: false });
  });

  it('overlooks a quote that is never closed', () => {
    expect(parseSearch('"tomato soup')).toMatchObject({ terms: ['tomato', 'soup'], literal: false });
  });

  it('does not search when only punctuation is left', () => {
    expect([parseSearch(''), parseSearch(' -- '), parseSearch('""')]).toEqual([null, null, null]);
  });

  it('looks for at most twenty different words', () => {
    const text = Array.from({ length: 300 }, (_, index) => `w${index}`).join(' ');
    expect(parseSearch(text)?.terms).toHaveLength(20);
    expect(parseSearch('pie pie pie')?.terms).toEqual(['pie']);
  });
});

describe('finding', () => {
  it('finds a name whatever punctuation was typed, and puts it first', () => {
    expect(find('animal-sloop', ['Sloop of Animals', 'Animal Sloop', 'Pie'])).toEqual([
      'Animal Sloop',
      'Sloop of Animals',
    ]);
  });

  it('finds a dish without its accents from its first letters', () => {
    expect(find('ratat', ['Soup', 'Rátàtôuile'])).toEqual(['Rátàtôuile']);
  });

  it('finds only the phrase when it is quoted', () => {
    expect(find('"tea spoon"', ['Spoon of tea', 'Tea Spoon', 'Tea-spoon', 'Table Spoon'])).toEqual([
      'Tea Spoon',
      'Tea-spoon',
    ]);
  });

  it('puts the name with all words above the one with two of them', () => {
    expect(find('very cool name', ['Unit with a pretty cool name', 'Unit with a very cool name'])).toEqual([
      'Unit with a very cool name',
      'Unit with a pretty cool name',
    ]);
  });

  it('ranks the exact name, then beginnings, then word beginnings, then short names', () => {
    const names = ['Mushroom pie', 'Magpie cake', 'Pie', 'Pie of the day', 'Chicken pie with leek'];
    expect(find('pie', names)).toEqual([
      'Pie',
      'Pie of the day',
      'Mushroom pie',
      'Chicken pie with leek',
      'Magpie cake',
    ]);
  });

  it('keeps the order asked for among names that hold the whole text', () => {
    const backwards = (a: string, b: string) => b.localeCompare(a);
    expect(find('pie', ['Pie', 'Apple pie', 'Zucchini pie'], backwards)).toEqual(['Zucchini pie', 'Pie', 'Apple pie']);
  });

  it('counts words found beside the name when there are several', () => {
    const query = parseSearch('lentil cumin salt');
    const row = searchText('Lentil soup', ['with cumin', 'Salt, pepper']);
    expect(query && relevanceOf(row, query)).toMatchObject({ termsInName: 1, termsAnywhere: 3 });
  });

  it('means what was typed literally, never as a pattern', () => {
    expect(find('(.*', ['Soup'])).toEqual(['Soup']); // nothing but punctuation: no search
    expect(find("a' | b", ['Soup', 'ab'])).toEqual(['ab']);
    expect(patternOf({ whole: 'x', terms: ['a"b$'], literal: false })).toBe('a"b\\$');
  });
});

describe('the text of a record', () => {
  it('is plain: ASCII, lower case, single blanks', () => {
    expect(searchable('  Crème-Brûlée\n (easy) ')).toBe('creme brulee easy');
  });

  it('never joins two texts into a phrase', () => {
    expect(searchText('Soup', ['one tea', 'spoon of salt', null, '']).all).toBe('soup\none tea\nspoon of salt');
  });
});

describe('similar names', () => {
  it.each([
    ['tabel spoone', 'table spoon'],
    ['steinbuck', 'steinbock'],
    ['lasanga', 'lasagna'],
  ])('offers for %s: %s', (typed, name) => {
    expect(similarTo(typed)(name)).toBeGreaterThanOrEqual(SIMILAR_ENOUGH);
  });

  it('does not offer what only shares a few letters', () => {
    expect(similarTo('steinbuck')('apple pie')).toBeLessThan(SIMILAR_ENOUGH);
    expect(similarTo('xy')('xy pie')).toBe(0);
  });
});
