import { inParallel } from '../client/in-parallel.js';
import type { Larder } from '../client/larder.js';
import { foodDrafts } from './recipe-body.js';
import type { DemoRecipe } from './recipe-files.js';
import { UNITS } from './units.js';

const AT_ONCE = 6;

/** Creates foods and units with their plurals and abbreviations; existing ones are not changed. */
export async function ensureCatalogue(larder: Larder, recipes: DemoRecipe[]): Promise<void> {
  await ensure(larder, '/api/units', Object.values(UNITS));
  await ensure(larder, '/api/foods', foodDrafts(recipes));
}

async function ensure(larder: Larder, path: string, drafts: { name: string }[]): Promise<void> {
  const { items } = await larder.get<{ items: { name: string }[] }>(`${path}?perPage=-1`);
  const existingNames = new Set(items.map(({ name }) => name.toLowerCase()));
  const missing = drafts.filter(({ name }) => !existingNames.has(name.toLowerCase()));
  await inParallel(missing, AT_ONCE, (draft) => larder.post(path, draft));
}
