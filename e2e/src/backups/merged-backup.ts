import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Api } from '../support/api.js';
import { zipOf } from '../support/fixtures/zip.js';
import { aSmallDump, uuid } from './small-dump.js';
import { siteState } from '../support/site-state.js';

const IMAGE = readFileSync(fileURLToPath(new URL('../../../docs/screenshots/phone-recipe.webp', import.meta.url)));
/** What administrators see of all groups, which includes the new ones afterwards. */
const OF_ALL = ['/api/admin/users?perPage=-1&orderBy=username', '/api/admin/groups?perPage=-1&orderBy=name'];

export const MERGED_BACKUP = 'mealie_2026.11.22.zip';

interface Records {
  items: { id: string }[];
}

/** Uploads a small backup of Mealie. */
export async function uploadDump(admin: Api): Promise<number> {
  const image = `data/recipes/${uuid(10)}/images/original.webp`;
  const form = new FormData();
  const zip = zipOf({ 'database.json': JSON.stringify(aSmallDump()), [image]: IMAGE });
  form.set('archive', new Blob([new Uint8Array(zip)]), MERGED_BACKUP);
  return (await admin.send('POST', '/api/admin/backups/upload', form)).status;
}

/** The image of a recipe in the backup. */
export async function hasImage(api: Api, recipeId: string): Promise<boolean> {
  const stored = await fetch(`${api.url}/api/media/recipes/${recipeId}/images/original.webp`, {
    headers: { authorization: `Bearer ${api.token ?? ''}` },
  });
  return Buffer.from(await stored.arrayBuffer()).equals(IMAGE);
}

/** The current state of the existing data: users and groups with these ids only. */
export async function stateBefore(admin: Api, known?: StateBefore): Promise<StateBefore> {
  const state = await siteState(admin);
  const records = OF_ALL.flatMap((path) => (state[path] as { body: Records }).body.items);
  for (const path of OF_ALL) Reflect.deleteProperty(state, path);
  const ids = known?.ids ?? records.map(({ id }) => id);
  return { state, ids, records: records.filter(({ id }) => ids.includes(id)) };
}

export interface StateBefore {
  state: Record<string, unknown>;
  ids: string[];
  records: unknown[];
}

/** The names of all groups. */
export async function groupNames(admin: Api): Promise<string[]> {
  const { body } = await admin.get('/api/admin/groups?perPage=-1&orderBy=name&orderDirection=asc');
  return (body as { items: { name: string }[] }).items.map(({ name }) => name);
}
