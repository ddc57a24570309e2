import { readFile } from 'node:fs/promises';
import { slugify } from '@larder/contracts';
import type { Larder } from '../client/larder.js';
import { MARK, recipeBody } from './recipe-body.js';
import type { DemoRecipe } from './recipe-files.js';

/** The fields of an existing recipe that the demo reads. */
export interface StoredRecipe {
  id: string;
  slug: string;
  image: string | null;
  description: string | null;
  extras: Record<string, string>;
  recipeInstructions: unknown[];
}

/** The file with the image of a recipe of the demo: WebP, 1280 by 960. */
export function imageOf(key: string): URL {
  return new URL(`images/${key}.webp`, import.meta.url);
}

/**
 * Creates the recipe with its image. One of an earlier run is not changed, an incomplete one is completed. Null for a
 * recipe of that name by another user.
 */
export async function ensureRecipe(larder: Larder, recipe: DemoRecipe): Promise<{ id: string; isNew: boolean } | null> {
  const existing = await larder.find<StoredRecipe>(`/api/recipes/${slugify(recipe.name)}`);
  if (existing && !belongsToDemo(existing, recipe)) return null;
  const isWritten = existing?.extras[MARK] === recipe.key;
  const slug = existing?.slug ?? (await larder.post<string>('/api/recipes', { name: recipe.name }));
  const stored = isWritten ? existing : await larder.patch<StoredRecipe>(`/api/recipes/${slug}`, recipeBody(recipe));
  if (!stored.image) await uploadImage(larder, stored.slug, recipe.key);
  return { id: stored.id, isNew: !isWritten };
}

/** Whether it has the mark of the demo, or is empty, since an earlier run was interrupted right after the creation. */
export function belongsToDemo(stored: StoredRecipe, { key }: Pick<DemoRecipe, 'key'>): boolean {
  const isEmpty = !stored.description && !stored.image && stored.recipeInstructions.length <= 1;
  return stored.extras[MARK] === key || isEmpty;
}

async function uploadImage(larder: Larder, slug: string, key: string): Promise<void> {
  const form = new FormData();
  form.append('image', new Blob([await readFile(imageOf(key))], { type: 'image/webp' }), `${key}.webp`);
  form.append('extension', 'webp');
  await larder.upload(`/api/recipes/${slug}/image`, form);
}
