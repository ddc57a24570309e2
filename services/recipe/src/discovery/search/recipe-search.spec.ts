import { parseSearch } from '@larder/recipe-search';
import { listOrder } from '../../pagination/order/list-order.js';
import { orderMatches } from './order-matches.js';
import { indexOrder } from './index-order.js';
import { indexesToDrop, type OpenIndex } from './open-indexes.js';
import { SearchTasks } from './thread/search-tasks.js';
import { toSearchedFields, toIndexed, type SearchedRecipe } from './searched-recipe.js';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

function aRecipe(fields: Partial<SearchedRecipe> = {}): SearchedRecipe {
  const moments = { createdAt: day(1), updatedAt: day(2), lastMade: null };
  return {
    _id: 'one',
    revision: 0,
    name: 'Soup',
    nameSort: 'soup',
    description: null,
    ingredients: [],
    ...moments,
    ...fields,
  };
}

describe('the indexed text of a recipe', () => {
  it('contains its name, description and ingredient lines, each once', () => {
    const ingredients = [
      { note: 'rinsed', originalText: '1 1/2 cups lentils' },
      { note: 'salt', originalText: 'salt' },
    ];
    const recipe = aRecipe({ name: 'Crème-Brûlée', description: 'Weeknight staple', ingredients });

    const { text, values } = toIndexed(recipe);
    expect(text).toEqual({
      name: 'creme brulee',
      all: 'creme brulee\nweeknight staple\nrinsed\n1 1 2 cups lentils\nsalt',
    });
    expect(values).toEqual({
      nameSort: 'soup',
      createdAt: day(1).getTime(),
      updatedAt: day(2).getTime(),
      lastMade: null,
    });
  });

  it('contains no other fields', () => {
    expect(toSearchedFields({ ...aRecipe(), steps: ['secret'] } as SearchedRecipe)).toEqual(aRecipe());
  });
});

describe('tasks of the search thread', () => {
  const query = { search: parseSearch('soup'), order: { by: 'relevance' }, skip: 0, limit: 10 } as const;

  it('are executed for their index, and not for a dropped one', () => {
    const tasks = new SearchTasks();
    tasks.run({ do: 'open', key: 'a' });
    expect(tasks.run({ do: 'put', key: 'a', recipes: [aRecipe()] })).toBeGreaterThan(0);
    expect(tasks.run({ do: 'put', key: 'b', recipes: [aRecipe()] })).toBeNull();
    expect(tasks.run({ do: 'find', key: 'a', query })).toMatchObject({ total: 1, ids: ['one'] });

    tasks.run({ do: 'remove', key: 'a', id: 'one', revision: 1 });
    expect(tasks.run({ do: 'find', key: 'a', query })).toMatchObject({ total: 0 });
    tasks.run({ do: 'drop', key: 'a' });
    expect(tasks.run({ do: 'find', key: 'a', query })).toBeNull();
  });
});

describe('the indexes kept in memory', () => {
  const open = (groupId: string, bytes: number, usedAt: number): OpenIndex => {
    const loading = { loaded: Promise.resolve(), isLoaded: true, isLarge: Promise.resolve(false) };
    return { groupId, key: groupId, bytes, usedAt, ...loading };
  };
  const dropped = (indexes: OpenIndex[], keptBytes = 0) =>
    indexesToDrop(indexes, 100, { maxBytes: 10, idleMs: 50, keptBytes }).map(({ groupId }) => groupId);

  it('are the most recently used ones, up to the limit', () => {
    expect(dropped([open('old', 1, 49), open('new', 1, 50)])).toEqual(['old']);
    expect(dropped([open('a', 6, 90), open('b', 4, 80), open('c', 1, 70)])).toEqual(['c']);
  });

  it('include idle ones while all are small', () => {
    expect(dropped([open('old', 1, 49), open('new', 1, 50)], 2)).toEqual([]);
    expect(dropped([open('old', 2, 49), open('new', 1, 50)], 2)).toEqual(['old']);
  });

  it('include the latest, however large it is', () => {
    expect(dropped([open('huge', 99, 90), open('small', 1, 80)])).toEqual(['small']);
  });
});

describe('the order of search results', () => {
  const order = (orderBy?: string, seed?: string) =>
    indexOrder(
      listOrder(
        'recipes',
        { page: 1, perPage: 50, orderDirection: 'desc', orderBy, paginationSeed: seed },
        { isSearch: true },
      ),
    );

  it('comes from the index where it has the values', () => {
    expect(order()).toEqual({ by: 'relevance' });
    expect(order('random', 's')).toEqual({ by: 'random', seed: 's' });
    expect(order('name:asc')).toEqual({ by: 'column', column: 'nameSort', direction: 'asc', nulls: 'first' });
    expect(order('last_made')).toEqual({ by: 'column', column: 'lastMade', direction: 'desc', nulls: 'last' });
  });

  it('is computed by the caller otherwise: relevance first, then the keys', () => {
    expect([order('rating'), order('name,createdAt')]).toEqual([{ by: 'caller' }, { by: 'caller' }]);
    const findings = { ids: ['a', 'b', 'c'], tiers: [2, 1, 2], total: 3, similar: false };
    const rows = ['c', 'b', 'a', 'x'].map((_id, place) => ({ _id, values: [place] }));
    const key = { path: 'x', direction: 'asc', nulls: 'last', toValue: () => null } as const;
    expect(orderMatches(findings, rows, [key])).toEqual(['c', 'a', 'b']);
  });
});
