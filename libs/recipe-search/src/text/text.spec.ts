import { parseSearch } from './parse-search.js';
import { searchable, searchText } from './searchable.js';

describe('parsing a search text', () => {
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

  it('treats an apostrophe inside a word as a letter', () => {
    expect(parseSearch("l'été d'Ana")).toMatchObject({ terms: ["l'ete", "d'ana"], literal: false });
  });

  it('ignores a quote that is not closed', () => {
    expect(parseSearch('"tomato soup')).toMatchObject({ terms: ['tomato', 'soup'], literal: false });
  });

  it('returns null when there is only punctuation', () => {
    expect([parseSearch(''), parseSearch(' -- '), parseSearch('""')]).toEqual([null, null, null]);
  });

  it('returns at most twenty distinct words', () => {
    const text = Array.from({ length: 300 }, (_, index) => `w${index}`).join(' ');
    expect(parseSearch(text)?.terms).toHaveLength(20);
    expect(parseSearch('pie pie pie')?.terms).toEqual(['pie']);
  });
});

describe('the text of a record', () => {
  it('is ASCII in lower case, with single blanks', () => {
    expect(searchable('  Crème-Brûlée\n (easy) ')).toBe('creme brulee easy');
    expect(searchable('\u0000tea\u007fspoon')).toBe('tea spoon');
  });

  it('never joins two texts into a phrase', () => {
    expect(searchText('Soup', ['one tea', 'spoon of salt', null, '']).all).toBe('soup\none tea\nspoon of salt');
  });
});
