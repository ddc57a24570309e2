import type { Api } from '../support/api.js';
import { siteState } from '../support/site-state.js';

/** The lists of administrators: they contain the added groups and users, too. */
const LISTS_OF_ALL = ['/api/admin/users?perPage=-1&orderBy=username', '/api/admin/groups?perPage=-1&orderBy=name'];

interface RecordList {
  items: { id: string }[];
}

/** The data of a site that adding groups must not change. */
export interface ExistingData {
  state: Record<string, unknown>;
  /** The ids of all users and groups. */
  ids: string[];
  /** The users and groups with these ids. */
  records: unknown[];
}

/** The current state of the existing data. With an earlier state, only users and groups of that time. */
export async function existingData(admin: Api, earlier?: ExistingData): Promise<ExistingData> {
  const state = await siteState(admin);
  const records = LISTS_OF_ALL.flatMap((path) => (state[path] as { body: RecordList }).body.items);
  for (const path of LISTS_OF_ALL) Reflect.deleteProperty(state, path);
  const ids = earlier?.ids ?? records.map(({ id }) => id);
  return { state, ids, records: records.filter(({ id }) => ids.includes(id)) };
}

/** The names of all groups. */
export async function groupNames(admin: Api): Promise<string[]> {
  const { body } = await admin.get('/api/admin/groups?perPage=-1&orderBy=name&orderDirection=asc');
  return (body as { items: { name: string }[] }).items.map(({ name }) => name);
}
