import type { Api } from '../../e2e/src/support/api.js';
import { printLine } from '../client/print-line.js';

const RECIPES = 500;
/** For all recipes of one call, in milliseconds until the response. */
const AIM_MS = 2_000;
/** Recipes created at once. */
const AT_ONCE = 10;

interface CreatedRecord {
  id: string;
  slug: string;
}
interface BulkCall {
  name: string;
  method: string;
  path: string;
  body: unknown;
}

/** Changes and deletes 500 recipes by one call each, and prints a table. Exits with 1 when an aim is missed. */
export async function benchBulk(member: Api, cpuMs: () => number): Promise<void> {
  const recipes = await createRecipes(member);
  printLine(`\n| ${RECIPES} recipes | Response | ms | CPU ms | Aim: ms |\n| --- | --- | ---: | ---: | --- |`);
  for (const { name, method, path, body } of callsFor(recipes)) {
    const [before, beganAt] = [cpuMs(), performance.now()];
    const { status } = await member.send(method, path, body);
    const tookMs = performance.now() - beganAt;
    const isKept = tookMs <= AIM_MS && status === 200;
    if (!isKept) process.exitCode = 1;
    const figures = `${tookMs.toFixed(0)} | ${(cpuMs() - before).toFixed(0)} | ≤ ${AIM_MS}`;
    printLine(`| ${name} | ${status} | ${figures} ${isKept ? 'kept' : 'missed'} |`);
  }
}

async function createRecipes(member: Api): Promise<CreatedRecord[]> {
  const recipes: CreatedRecord[] = [];
  while (recipes.length < RECIPES) {
    const names = Array.from({ length: AT_ONCE }, (_, at) => `Bulk soup ${recipes.length + at}`);
    const slugs = await Promise.all(names.map(async (name) => (await member.post('/api/recipes', { name })).body));
    const read = await Promise.all(slugs.map((slug) => member.get(`/api/recipes/${String(slug)}`)));
    recipes.push(...read.map(({ body }) => body as CreatedRecord));
  }
  return recipes;
}

/** New names: four for all recipes, and one for each. */
function ingredientsOf(at: number) {
  const shared = ['leek', 'potato', 'cream', 'salt'].map((name) => ({ food: { name }, unit: { name: 'piece' } }));
  return [...shared, { food: { name: `ingredient ${at}` }, note: 'chopped' }];
}

function callsFor(all: CreatedRecord[]): BulkCall[] {
  const recipes = all.map(({ slug }) => slug);
  const bulk = (name: string, path: string, more: object) => ({
    name,
    method: 'POST',
    path: `/api/recipes/bulk-actions/${path}`,
    body: { recipes, ...more },
  });
  const update = (method: string, name: string, changesOf: (at: number) => object) => ({
    name,
    method,
    path: '/api/recipes',
    body: all.map(({ id }, at) => ({ id, ...changesOf(at) })),
  });
  return [
    bulk('tag', 'tag', { tags: [{ name: 'Quick' }, { name: 'Winter' }] }),
    bulk('categorize', 'categorize', { categories: [{ name: 'Soup' }] }),
    bulk('settings', 'settings', { settings: { showNutrition: true } }),
    update('PATCH', 'patch', () => ({ recipeYield: '4 servings', tags: [{ name: 'Autumn' }] })),
    update('PUT', 'replace, 501 new foods and more', (at) => ({ recipeIngredient: ingredientsOf(at), notes: [] })),
    bulk('delete', 'delete', {}),
  ];
}
