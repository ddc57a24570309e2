import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { zipOf, type ZipEntry } from '@larder/service-kit';
import { randomNumbers } from '@larder/testing/random';
import { bulkName, bulkRecipe, SEED_WORDS, type Catalogue } from '../seed/bulk-recipe.js';

/** The image files of one recipe and their sizes in bytes. */
const IMAGES = { 'original.webp': 120_000, 'min-original.webp': 16_000, 'tiny-original.webp': 4_000 };
/** bcrypt of `pass-word-dora`. */
const BCRYPT = '$2b$10$fBfKcq9aZMhTCNTHgbRNQunVRXS.W.Df2GWg6ieLJenftTqmmrNa.';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

/** Writes a backup of Mealie with one user and `recipes` recipes, each with three images. */
export async function writeMealieBackup(file: string, recipes: number): Promise<void> {
  const tables = tablesOf(recipes);
  await pipeline(await zipOf(entriesOf(tables)), createWriteStream(file));
}

async function* entriesOf(tables: Tables): AsyncGenerator<ZipEntry> {
  yield { name: 'database.json', content: JSON.stringify(tables) };
  for (const { id } of tables['recipes'] ?? [])
    for (const [name, bytes] of Object.entries(IMAGES)) {
      yield { name: `data/recipes/${String(id)}/images/${name}`, content: randomBytes(bytes), isCompressed: true };
      await Promise.resolve();
    }
}

function tablesOf(recipes: number): Tables {
  const home = { group_id: randomUUID(), household_id: randomUUID() };
  const user = { id: randomUUID(), username: 'dora', full_name: 'Dora', email: 'dora@example.org', password: BCRYPT };
  const named = (names: readonly string[]) => names.map((name) => ({ id: randomUUID(), name }));
  const slugged = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const { foods, units, tags, categories, tools } = SEED_WORDS;
  const words: Catalogue<{ id: string; name: string }> = {
    foods: named(foods),
    units: named(units),
    tags: named(tags),
    categories: named(categories),
    tools: named(tools),
  };
  const ofGroup = (each: Row) => ({ ...each, group_id: home.group_id });
  const organizers = (all: { id: string; name: string }[]) =>
    all.map((each) => ofGroup({ ...each, slug: slugged(each.name) }));
  const tables: Tables = {
    alembic_version: [{ version_num: '3897397b4631' }],
    groups: [{ id: home.group_id, name: 'Big kitchen', slug: 'big-kitchen' }],
    households: [{ id: home.household_id, name: 'Family', slug: 'family', group_id: home.group_id }],
    users: [{ ...user, ...home, admin: true }],
    ingredient_foods: words.foods.map(ofGroup),
    ingredient_units: words.units.map(ofGroup),
    tags: organizers(words.tags),
    categories: organizers(words.categories),
    tools: organizers(words.tools),
  };
  const roll = randomNumbers(1);
  for (let count = 0; count < recipes; count += 1) {
    const recipe = bulkRecipe(roll, words, new Date());
    addRecipe(tables, {
      name: `${bulkName(roll)} ${count}`,
      slug: `recipe-${count}`,
      userId: user.id,
      recipe,
      ...home,
    });
  }
  return tables;
}

interface BulkRecipe {
  name: string;
  slug: string;
  userId: string;
  group_id: string;
  recipe: ReturnType<typeof bulkRecipe>;
}

/** The rows of one recipe. */
function addRecipe(tables: Tables, { name, slug, userId, group_id, recipe }: BulkRecipe): void {
  const recipe_id = randomUUID();
  const add = (table: string, ...rows: Row[]) => (tables[table] ??= []).push(...rows);
  const { description, recipeYield, prepTime, performTime, totalTime } = recipe;
  const times = { prep_time: prepTime, perform_time: performTime, total_time: totalTime };
  const own = { user_id: userId, group_id, image: 'abcd', recipe_yield: recipeYield };
  add('recipes', { id: recipe_id, name, slug, description, ...own, ...times });
  add('recipe_settings', { id: tables['recipes']?.length, recipe_id, public: true, disable_amount: false });
  recipe.recipeIngredient.forEach(({ quantity, unit, food, note }, position) =>
    add('recipes_ingredients', {
      id: (tables['recipes_ingredients']?.length ?? 0) + 1,
      position,
      recipe_id,
      reference_id: randomUUID(),
      quantity,
      note,
      unit_id: unit?.id ?? null,
      food_id: food.id,
    }),
  );
  recipe.recipeInstructions.forEach(({ text }, position) =>
    add('recipe_instructions', { id: randomUUID(), recipe_id, position, text }),
  );
  for (const [table, all] of [
    ['tag', recipe.tags],
    ['tool', recipe.tools],
  ] as const)
    for (const { id } of all) add(`recipes_to_${table}s`, { recipe_id, [`${table}_id`]: id });
  for (const { id } of recipe.recipeCategory) add('recipes_to_categories', { recipe_id, category_id: id });
}
