import { randomUUID } from 'node:crypto';
import { inParallel } from '../client/in-parallel.js';
import { CallFailed, type Larder } from '../client/larder.js';
import { bulkName, bulkRecipe, SEED_WORDS } from './bulk-recipe.js';
import { ensureCatalogue } from './catalogue.js';
import { randomNumbers } from '@larder/testing/random';

export interface SeedOptions {
  count: number;
  /** The number of concurrent requests. */
  atOnce?: number;
  /** The same seed creates the same recipes. */
  seed?: number;
  onDone?: () => void;
}

/** Creates recipes of many kinds and sizes for the signed-in user of `larder`; returns their slugs. */
export async function seedRecipes(larder: Larder, options: SeedOptions): Promise<string[]> {
  const { count, atOnce = 12, seed = 1, onDone } = options;
  const words = await ensureCatalogue(larder, SEED_WORDS);
  const roll = randomNumbers(seed);
  const now = new Date();
  return inParallel(Array.from({ length: count }), atOnce, async () => {
    const [name, recipe] = [bulkName(roll), bulkRecipe(roll, words, now)];
    const slug = await createNamed(larder, name);
    await larder.patch(`/api/recipes/${slug}`, recipe);
    onDone?.();
    return slug;
  });
}

/** The product numbers a name that is taken, up to nine times; after that a number is added here. */
async function createNamed(larder: Larder, name: string): Promise<string> {
  try {
    return await larder.post<string>('/api/recipes', { name });
  } catch (error) {
    if (!(error instanceof CallFailed) || error.response.status !== 400) throw error;
    return larder.post<string>('/api/recipes', { name: `${name}, ${randomUUID().slice(0, 6)}` });
  }
}
