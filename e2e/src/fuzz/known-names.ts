import type { Api } from '../support/api.js';

/** Lists that show the caller itself, or records of other tests, which must not be changed. */
const NOT_OWN = /^\/api\/(admin|users|groups\/members|households\/members)/;
const MOST = 20;

interface Record {
  id?: unknown;
  slug?: unknown;
}

/** Ids and slugs of records that a caller has made, so that requests get further than "not found". */
export async function createRecords(api: Api): Promise<string[]> {
  const { body: slug } = await api.post('/api/recipes', { name: 'Fuzzed soup' });
  const { body: food } = await api.post('/api/foods', { name: 'fuzzed leek' });
  const { body: list } = await api.post('/api/households/shopping/lists', { name: 'Fuzzed list' });
  const { body: plan } = await api.post('/api/households/mealplans', {
    date: '2026-01-01',
    entryType: 'dinner',
    title: 'x',
  });
  const ids = [food, list, plan].map((thing) => String((thing as { id?: unknown }).id));
  return [String(slug), ...ids];
}

/** Ids and slugs that the list before a path's first parameter shows; empty when there is no such list. */
export async function listedNames(api: Api, path: string): Promise<string[]> {
  const list = path.slice(0, Math.max(0, path.indexOf('/{')));
  if (!list || NOT_OWN.test(path)) return [];
  const { status, body } = await api.get(`${list}?perPage=${MOST}`);
  if (status !== 200) return [];
  const records = [(body as { items?: Record[] } | null)?.items ?? body].flat() as (Record | null)[];
  const names = records.flatMap((record) => [record?.id, record?.slug]);
  return names
    .filter((name) => typeof name === 'string' || typeof name === 'number')
    .map(String)
    .slice(0, MOST);
}
