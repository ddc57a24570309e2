import { bodyOf, type Api } from '../support/api.js';
import { aRecipe } from '../support/shared-recipes.js';

/** Lists with the caller itself, or with records of other tests, which must not be changed. */
const FOREIGN_LISTS = /^\/api\/(admin|users|groups\/members|households\/members)/;
const MAX_IDS = 20;

interface ListedRecord {
  id?: unknown;
  slug?: unknown;
}

/** Creates records of the caller and returns their ids and slugs, so that not all requests return 404. */
export async function createRecords(api: Api): Promise<string[]> {
  const recipe = await aRecipe(api, 'Fuzzed soup');
  const records = [
    ['/api/foods', { name: 'fuzzed leek' }],
    ['/api/households/shopping/lists', { name: 'Fuzzed list' }],
    ['/api/households/mealplans', { date: '2026-01-01', entryType: 'dinner', title: 'x' }],
  ] as const;
  const ids: string[] = [];
  for (const [path, record] of records)
    ids.push(String(bodyOf<{ id: string | number }>(await api.post(path, record), 201).id));
  return [recipe.slug, ...ids];
}

/** Ids and slugs in lists; a list with records is not read again. */
export class ListedIds {
  private readonly byList = new Map<string, string[]>();

  constructor(private readonly api: Api) {}

  /** Those of the list before a path's first parameter; empty without such a list. */
  async for(path: string): Promise<string[]> {
    const list = path.slice(0, Math.max(0, path.indexOf('/{')));
    if (!list || FOREIGN_LISTS.test(path)) return [];
    const ids = this.byList.get(list) ?? (await this.read(list));
    if (ids.length > 0) this.byList.set(list, ids);
    return ids;
  }

  private async read(list: string): Promise<string[]> {
    const { status, body } = await this.api.get(`${list}?perPage=${MAX_IDS}`);
    if (status !== 200) return [];
    const records = [(body as { items?: ListedRecord[] } | null)?.items ?? body].flat() as (ListedRecord | null)[];
    const ids = records.flatMap((record) => [record?.id, record?.slug]);
    const usable = ids.filter((id) => typeof id === 'string' || typeof id === 'number');
    return usable.map(String).slice(0, MAX_IDS);
  }
}
