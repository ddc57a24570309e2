import type { Api } from '../support/api.js';

/** Lists with the caller itself, or with records of other tests, which must not be changed. */
const FOREIGN_LISTS = /^\/api\/(admin|users|groups\/members|households\/members)/;
const MAX_NAMES = 20;

interface ListedRecord {
  id?: unknown;
  slug?: unknown;
}

/** Creates records of the caller and returns their ids and slugs, so that not all requests return 404. */
export async function createRecords(api: Api): Promise<string[]> {
  const { body: slug } = await api.post('/api/recipes', { name: 'Fuzzed soup' });
  const { body: food } = await api.post('/api/foods', { name: 'fuzzed leek' });
  const { body: list } = await api.post('/api/households/shopping/lists', { name: 'Fuzzed list' });
  const { body: plan } = await api.post('/api/households/mealplans', {
    date: '2026-01-01',
    entryType: 'dinner',
    title: 'x',
  });
  const ids = [food, list, plan].map((record) => String((record as { id?: unknown }).id));
  return [String(slug), ...ids];
}

/** Ids and slugs in lists; a list with records is not read again. */
export class ListedNames {
  private readonly byList = new Map<string, string[]>();

  constructor(private readonly api: Api) {}

  /** Those of the list before a path's first parameter; empty without such a list. */
  async for(path: string): Promise<string[]> {
    const list = path.slice(0, Math.max(0, path.indexOf('/{')));
    if (!list || FOREIGN_LISTS.test(path)) return [];
    const names = this.byList.get(list) ?? (await this.read(list));
    if (names.length > 0) this.byList.set(list, names);
    return names;
  }

  private async read(list: string): Promise<string[]> {
    const { status, body } = await this.api.get(`${list}?perPage=${MAX_NAMES}`);
    if (status !== 200) return [];
    const records = [(body as { items?: ListedRecord[] } | null)?.items ?? body].flat() as (ListedRecord | null)[];
    const names = records.flatMap((record) => [record?.id, record?.slug]);
    const texts = names.filter((name) => typeof name === 'string' || typeof name === 'number');
    return texts.map(String).slice(0, MAX_NAMES);
  }
}
