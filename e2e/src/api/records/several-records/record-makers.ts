import { randomUUID } from 'node:crypto';
import { waitUntil } from '@larder/testing';
import type { Api } from '../../../support/api.js';
import * as recipes from '../../../support/shared-recipes.js';

/** A record of the owner: its path, and its ids in bodies and URLs. */
export interface NamedRecord {
  id: string;
  slug: string;
  path: string;
}
/** Creates a record as this user. */
export type Maker = (api: Api) => Promise<NamedRecord>;

/** Creates a record with a unique name. */
export async function createNamed(api: Api, path: string, fields: object): Promise<NamedRecord> {
  const { status, body } = await api.post(path, { name: `Name ${randomUUID()}`, ...fields });
  if (status >= 300) throw new Error(`Creating a record answered ${status}: ${JSON.stringify(body)}`);
  const { id, slug = '' } = body as { id: string; slug?: string };
  return { id, slug, path: `${path}/${id}` };
}

/** Creates a record of this list with a unique name. */
export const named = (path: string, fields: object = {}): Maker => {
  return (api) => createNamed(api, path, fields);
};

export const aRecipe: Maker = async (api) => {
  const { id, slug } = await recipes.aRecipe(api);
  return { id, slug, path: `/api/recipes/${id}` };
};

/** The record, in the trash. */
export const deleted =
  (make: Maker): Maker =>
  async (api) => {
    const record = await make(api);
    await api.delete(record.path);
    return record;
  };

/** A record that refers to a new recipe. */
export const ofRecipe = (path: string, fields: object = {}): Maker => {
  return async (api) => createNamed(api, path, { recipeId: (await aRecipe(api)).id, ...fields });
};

/** An archive, identified by its path. */
export const anExport: Maker = async (api) => {
  const { slug } = await aRecipe(api);
  const path = '/api/recipes/bulk-actions/export';
  const pathsOf = async () => ((await api.get(path)).body as { path: string }[]).map((each) => each.path);
  const before = await pathsOf();
  await api.post(path, { recipes: [slug] });
  const id = await waitUntil(async () => (await pathsOf()).find((each) => !before.includes(each)));
  return { id, slug, path: `${path}/download?path=${encodeURIComponent(id)}` };
};

export const recipeAction = named('/api/households/recipe-actions', {
  actionType: 'link',
  title: 'Hub',
  url: 'https://hub.example',
});
export const cookbook = named('/api/households/cookbooks');
/** A plan entry, identified by its title: its number may be part of another one. */
export const planEntry: Maker = async (api) => {
  const title = `Dinner ${randomUUID()}`;
  const { path } = await createNamed(api, '/api/households/mealplans', { date: '2026-01-01', title });
  return { id: title, slug: '', path };
};

export const ORGANIZER_KINDS = ['categories', 'tags', 'tools'];
/** The lists of records that all households of a group share. */
export const GROUP_RECORDS = [
  '/api/foods',
  '/api/units',
  '/api/groups/labels',
  ...ORGANIZER_KINDS.map((kind) => `/api/organizers/${kind}`),
];
