import { PageQuery, pageWindow, type PageHead } from './page.js';
import { Batch } from '../messaging/batch.js';
import { Json } from '../messaging/json.js';
import { envelope, envelopeText } from './page-links.js';
import { pageParts, readPage, readPageText } from './read-page.js';

const head = (page: number, totalPages: number): PageHead => ({ page, perPage: 2, total: 5, totalPages });

describe('paging', () => {
  it.each([
    [{ page: 1, perPage: 50 }, 120, { page: 1, perPage: 50, total: 120, totalPages: 3 }, 0],
    [{ page: -1, perPage: 50 }, 120, { page: 3, perPage: 50, total: 120, totalPages: 3 }, 100],
    [{ page: -5, perPage: 50 }, 120, { page: 1, perPage: 50, total: 120, totalPages: 3 }, 0],
    [{ page: 1, perPage: -1 }, 120, { page: 1, perPage: 120, total: 120, totalPages: 1 }, 0],
    [{ page: 1, perPage: 0 }, 120, { page: 1, perPage: 0, total: 120, totalPages: 0 }, 0],
    [{ page: 1, perPage: -1 }, 0, { page: 1, perPage: 0, total: 0, totalPages: 0 }, 0],
  ])('resolves %p over %p records', (query, total, expected, skip) => {
    expect(pageWindow(query, total)).toMatchObject({ head: expected, skip });
  });

  it('skips no more records than there are', () => {
    const most = Number.MAX_SAFE_INTEGER;

    expect(pageWindow({ page: most, perPage: most }, 120)).toMatchObject({ head: { page: most }, skip: 120 });
    expect(pageWindow({ page: 4, perPage: 50 }, 120).skip).toBe(120);
  });

  it('refuses a negative perPage other than -1, and random order without a seed', () => {
    expect(PageQuery.safeParse({ perPage: '-2' }).success).toBe(false);
    expect(PageQuery.safeParse({ orderBy: 'random' }).success).toBe(false);
    expect(PageQuery.safeParse({ orderBy: 'random', paginationSeed: 's' }).success).toBe(true);
  });

  it('links the adjacent pages with the real path, repeated keys and no absent parameters', () => {
    const query = { perPage: 2, orderBy: undefined, orderDirection: 'asc', tags: ['a b', 'c'] };

    expect(envelope('/recipes', query, head(2, 3), []).next).toBe(
      '/recipes?page=3&perPage=2&orderDirection=asc&tags=a+b&tags=c',
    );
    const switches = { requireAllTags: true, requireAllFoods: false };
    expect(envelope('/recipes', switches, head(1, 3), []).next).toBe('/recipes?page=2&requireAllTags=true');
    expect(envelope('/recipes', query, head(1, 1), []).next).toBeNull();
    expect(envelope('/recipes', query, head(1, 1), []).previous).toBeNull();
  });

  it('transfers a list through a stream unchanged', async () => {
    const whole = { head: head(1, 3), items: [1, 2, 3] };

    await expect(readPage(pageParts(head(1, 3), [1, 2, 3]))).resolves.toEqual(whole);
    await expect(readPage(pageParts(head(1, 3), [new Batch([1, new Json('2')]), 3]))).resolves.toEqual(whole);
  });

  it('reads a list of JSON texts without changing its items', async () => {
    const chunks = (async function* () {
      yield await Promise.resolve([
        '{"head":{"page":1,"perPage":2,"total":5,"totalPages":3}}',
        '{"item":{"item":"{\\"a\\"}"}}',
      ]);
      yield ['{"item":2.0}', '{"item":null}'];
    })();

    await expect(readPageText(chunks)).resolves.toEqual({
      head: head(1, 3),
      items: ['{"item":"{\\"a\\"}"}', '2.0', 'null'],
    });
  });

  it('has no links without a path', () => {
    expect(envelope(null, {}, head(2, 3), [])).toMatchObject({ page: 2, next: null, previous: null });
  });

  it.each([[[]], [[{ name: 'soup' }, null]]])('writes the envelope of %j as JSON equal to the object', (items) => {
    const texts = items.map((item) => JSON.stringify(item));

    expect(envelopeText('/recipes', {}, head(2, 3), texts)).toBe(
      JSON.stringify(envelope('/recipes', {}, head(2, 3), items)),
    );
  });
});
