import type { Row } from '../tables/row.js';
import { sortByPosition, rowsBy } from '../tables/group-rows.js';
import type { TableName, Tables } from '../tables/tables.js';
import { derivedId } from '../upgrades/upgrade.js';
import { idOrNull, pairsBy, type Catalogue } from './catalogue.js';
import type { Tenants } from './tenants.js';
import type { DumpRecipe } from './records.js';
import { UniqueNames } from './unique-names.js';

/** Columns of the nutrition table, by the names of the API. */
const NUTRITION: Readonly<Record<string, string>> = {
  calories: 'calories',
  carbohydrateContent: 'carbohydrate_content',
  cholesterolContent: 'cholesterol_content',
  fatContent: 'fat_content',
  fiberContent: 'fiber_content',
  proteinContent: 'protein_content',
  saturatedFatContent: 'saturated_fat_content',
  sodiumContent: 'sodium_content',
  sugarContent: 'sugar_content',
  transFatContent: 'trans_fat_content',
  unsaturatedFatContent: 'unsaturated_fat_content',
};

/** The recipes with all their parts. */
export function* recipesOf(tables: Tables, tenants: Tenants, catalogue: Catalogue, now: string): Generator<DumpRecipe> {
  const part = (table: TableName, owner = 'recipe_id') => rowsBy(tables.of(table), (row) => row.id(owner));
  const parts = {
    ingredients: part('recipes_ingredients'),
    steps: part('recipe_instructions'),
    references: part('recipe_ingredient_ref_link', 'instruction_id'),
    notes: part('notes'),
    assets: part('recipe_assets'),
    settings: part('recipe_settings'),
    nutrition: part('recipe_nutrition'),
    categories: part('recipes_to_categories'),
    tags: part('recipes_to_tags'),
    tools: part('recipes_to_tools'),
    extras: pairsBy(tables, 'api_extras', 'recipee_id'),
    ratings: part('users_to_recipes'),
  };
  const unique = new UniqueNames();
  for (const row of tables.of('recipes')) {
    const [id, groupId] = [row.id(), row.id('group_id')];
    const userId = groupId && tenants.ownerIn(groupId, row.id('user_id'));
    const householdId = userId ? tenants.users.get(userId)?.householdId : undefined;
    if (!id || !groupId || !userId || !householdId) {
      tables.drop('recipes', 'without a group, or in a group without users');
      continue;
    }
    const name = row.textOr('name', '').trim() || row.textOr('slug', '').trim() || 'Recipe';
    const times = row.times(now);
    const ids = (pairs: Map<string, Row[]>, column: string, all: Set<string>) => [
      ...new Set((pairs.get(id) ?? []).map((pair) => idOrNull(pair.id(column), all)).filter((each) => each !== null)),
    ];
    yield {
      kind: 'recipe',
      id,
      groupId,
      householdId,
      userId,
      name,
      slug: unique.slug(groupId, row.text('slug') ?? '', name),
      description: row.text('description'),
      image: row.text('image'),
      recipeYield: row.text('recipe_yield'),
      totalTime: row.text('total_time'),
      prepTime: row.text('prep_time'),
      cookTime: row.text('cook_time'),
      performTime: row.text('perform_time'),
      orgURL: row.text('org_url'),
      rating: meanOf(parts.ratings.get(id) ?? []) ?? row.number('rating'),
      dateAdded: row.day('date_added') ?? times.createdAt.slice(0, 10),
      dateUpdated: row.moment('date_updated') ?? times.updatedAt,
      lastMade: row.moment('last_made'),
      categoryIds: ids(parts.categories, 'category_id', catalogue.ids.category),
      tagIds: ids(parts.tags, 'tag_id', catalogue.ids.tag),
      toolIds: ids(parts.tools, 'tool_id', catalogue.ids.tool),
      ingredients: sortByPosition(parts.ingredients.get(id) ?? []).map((line, index) => ({
        referenceId: line.id('reference_id') ?? derivedId(id, index + 1),
        title: line.text('title'),
        note: line.text('note'),
        quantity: line.number('quantity'),
        unitId: idOrNull(line.id('unit_id'), catalogue.ids.unit),
        foodId: idOrNull(line.id('food_id'), catalogue.ids.food),
        originalText: line.text('original_text'),
      })),
      steps: sortByPosition(parts.steps.get(id) ?? []).map((step, index) => ({
        id: step.id() ?? derivedId(id, 1_000 + index),
        title: step.text('title'),
        summary: step.text('summary'),
        text: step.textOr('text', ''),
        references: (parts.references.get(step.id() ?? '') ?? [])
          .map((link) => link.id('reference_id'))
          .filter((reference) => reference !== null),
      })),
      notes: (parts.notes.get(id) ?? []).map((note) => ({
        title: note.textOr('title', ''),
        text: note.textOr('text', ''),
      })),
      assets: (parts.assets.get(id) ?? []).map((asset) => ({
        name: asset.textOr('name', ''),
        icon: asset.textOr('icon', 'mdi-file'),
        fileName: asset.text('file_name'),
      })),
      nutrition: nutritionOf(parts.nutrition.get(id)?.[0]),
      settings: settingsOf(parts.settings.get(id)?.[0]),
      extras: parts.extras.get(id) ?? [],
      ...times,
    };
  }
}

function nutritionOf(row: Row | undefined): DumpRecipe['nutrition'] {
  return Object.fromEntries(Object.entries(NUTRITION).map(([key, column]) => [key, row?.text(column) ?? null]));
}

function settingsOf(row: Row | undefined): DumpRecipe['settings'] {
  const flag = (column: string, fallback: boolean) => row?.flag(column, fallback) ?? fallback;
  return {
    public: flag('public', true),
    showNutrition: flag('show_nutrition', false),
    showAssets: flag('show_assets', false),
    landscapeView: flag('landscape_view', false),
    disableComments: flag('disable_comments', false),
    disableAmount: flag('disable_amount', true),
    locked: flag('locked', false),
  };
}

/** The mean of all ratings; null without any. */
function meanOf(rows: readonly Row[]): number | null {
  const stars = rows.map((row) => row.number('rating') ?? 0).filter((rating) => rating > 0);
  return stars.length > 0 ? stars.reduce((sum, rating) => sum + rating, 0) / stars.length : null;
}
