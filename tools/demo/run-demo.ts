import { connect } from '../client/connect.js';
import { inParallel } from '../client/in-parallel.js';
import type { Larder } from '../client/larder.js';
import { Progress } from '../client/progress.js';
import { ensureCatalogue } from './catalogue.js';
import { ensureWeek } from './meal-plan.js';
import { demoRecipes, type DemoRecipe } from './recipe-files.js';
import { ensureRecipe } from './recipes.js';
import { ensureShoppingList } from './shopping-list.js';

const AT_ONCE = 2;

/** The command. */
export async function runDemo(args: string[], env: Record<string, string | undefined>): Promise<void> {
  if (args.length > 0) throw new Error('usage: npm run demo');
  const larder = await connect(env);
  const summary = await addDemoData(larder).catch((error: Error) => {
    throw new Error(`${error.message}\nRun the demo again: it goes on where it stopped.`, { cause: error });
  });
  process.stdout.write(`${summary}\nOpen ${larder.url}\n`);
  larder.close();
}

/** Adds the demo to an instance; a second run adds nothing twice. Returns one line with the new records. */
export async function addDemoData(larder: Larder): Promise<string> {
  const recipes = demoRecipes();
  await ensureCatalogue(larder, recipes);
  const { ids, added, leftAlone } = await addRecipes(larder, recipes);
  const meals = await ensureWeek(larder, ids, new Date());
  const items = await ensureShoppingList(larder);
  const theirs = leftAlone > 0 ? ` ${leftAlone} of your own have the same name and stayed as they are.` : '';
  return `Demo: ${added} recipes, ${meals} planned meals and ${items} list items are new.${theirs}`;
}

async function addRecipes(larder: Larder, recipes: DemoRecipe[]) {
  const progress = new Progress('Recipes', recipes.length);
  const ids = new Map<string, string>();
  let added = 0;
  await inParallel(recipes, AT_ONCE, async (recipe) => {
    const result = await ensureRecipe(larder, recipe);
    if (result) ids.set(recipe.key, result.id);
    if (result?.isNew) added += 1;
    progress.step();
  });
  return { ids, added, leftAlone: recipes.length - ids.size };
}
