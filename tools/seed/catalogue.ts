import { inParallel } from '../client/in-parallel.js';
import type { Larder } from '../client/larder.js';
import type { Catalogue } from './bulk-recipe.js';

export interface NamedRecord {
  id: string;
  name: string;
}

const PATHS = {
  foods: '/api/foods',
  units: '/api/units',
  tags: '/api/organizers/tags',
  categories: '/api/organizers/categories',
  tools: '/api/organizers/tools',
};
const AT_ONCE = 8;

/** The group's records with these names; missing ones are created. */
export async function ensureCatalogue(larder: Larder, words: Catalogue<string>): Promise<Catalogue<NamedRecord>> {
  const ensure = (kind: keyof Catalogue<string>) => ensureNamed(larder, PATHS[kind], words[kind]);
  return {
    foods: await ensure('foods'),
    units: await ensure('units'),
    tags: await ensure('tags'),
    categories: await ensure('categories'),
    tools: await ensure('tools'),
  };
}

async function ensureNamed(larder: Larder, path: string, names: string[]): Promise<NamedRecord[]> {
  const { items } = await larder.get<{ items: NamedRecord[] }>(`${path}?perPage=-1`);
  const existing = new Map(items.map((item) => [item.name.toLowerCase(), item]));
  return inParallel(
    names,
    AT_ONCE,
    async (name) => existing.get(name.toLowerCase()) ?? larder.post<NamedRecord>(path, { name }),
  );
}
