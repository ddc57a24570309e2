import { addressesOf } from './cookbook-address.js';
import { filterOf } from './cookbook-filter.js';

describe('the address of a cookbook', () => {
  const slugs = (name: string, current?: string) => addressesOf(name, current).map(({ slug }) => slug);

  it('is derived from its name, with a number when taken', () => {
    expect(slugs('Fast Dinners').slice(0, 3)).toEqual(['fast-dinners', 'fast-dinners-1', 'fast-dinners-2']);
    expect(slugs('Fast Dinners')).toHaveLength(10);
  });

  it('is kept as long as it matches the name', () => {
    expect(slugs('Fast', 'fast-12')[0]).toBe('fast-12');
    expect(slugs('Fast', 'fast-food')[0]).toBe('fast');
    expect(slugs('Slow', 'fast')[0]).toBe('slow');
  });

  it('never looks like an id', () => {
    const id = '5f7d2b1e-0000-4000-8000-000000000000';
    expect(slugs(id)[0]).toBe(`${id}-1`);
  });
});

describe('the filter of a cookbook', () => {
  const draft = { queryFilterString: '', requireAllCategories: true, requireAllTags: true, requireAllTools: true };
  const [one, two] = ['5f7d2b1e-0000-4000-8000-000000000001', '5f7d2b1e-0000-4000-8000-000000000002'];

  it('is the one in the request', () => {
    expect(filterOf({ ...draft, queryFilterString: ' tags.name = "x" ', tags: [one] })).toBe('tags.name = "x"');
    expect(filterOf(draft)).toBe('');
  });

  it('is converted from the lists of older cookbooks', () => {
    const lists = { categories: [one], tags: [one, two], tools: [two] };
    expect(filterOf({ ...draft, ...lists, requireAllTags: false })).toBe(
      `recipe_category.id CONTAINS ALL ["${one}"] AND tags.id IN ["${one}","${two}"] AND tools.id CONTAINS ALL ["${two}"]`,
    );
  });

  it.each(['tags.name =', 'user.password = "x"', '(name = "x"', 'nonsense'])('is refused when it is %s', (text) => {
    expect(() => filterOf({ ...draft, queryFilterString: text })).toThrow('common.invalid');
  });
});
