import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Progress } from '../../client/progress.js';
import type { Instance } from '../../instance/with-instance.js';
import { seedRecipes } from '../../seed/seed-recipes.js';

const MULTIPLY = join(import.meta.dirname, '../../../services/recipe/bench/multiply.mjs');
/** The addresses of very many recipes. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** The maximum number of recipes created over the API, which is slow … */
const MOST_OVER_API = 10_000;
/** … and the number from which the others are copied. */
const ORIGINALS = 2_500;

/** The number of recipes to create over the API for a total. */
export function originalsOf(recipes: number): number {
  return recipes > MOST_OVER_API ? ORIGINALS : recipes;
}

/** Creates that many recipes in a fresh instance, before the first search; returns their slugs. */
export async function seedMany({ larder, product }: Instance, count: number): Promise<string[]> {
  const overApi = originalsOf(count);
  const seeding = new Progress('Recipes', overApi);
  const slugs = await seedRecipes(larder, { count: overApi, onDone: () => seeding.step() });
  return count > overApi ? multiply(product.databaseAddress, count) : slugs;
}

async function multiply(address: string, count: number): Promise<string[]> {
  process.stdout.write(`copying them to ${count} …\n`);
  const options = { maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, [MULTIPLY, address, String(count)], options);
  return JSON.parse(stdout) as string[];
}
