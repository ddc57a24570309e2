import { rowsBy, sortByPosition } from '../tables/group-rows.js';
import type { Row } from '../tables/row.js';
import type { TableName, Tables } from '../tables/tables.js';
import { derivedId } from '../upgrades/upgrade.js';
import { idOrNull, pairsBy, type Catalogue } from './catalogue.js';
import type { DumpRecipe, Pairs } from './types/records.js';

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

/** The rows of the parts of recipes, by recipe; references by step. */
interface RecipeParts {
  rows: Record<
    | 'ingredients'
    | 'steps'
    | 'notes'
    | 'assets'
    | 'settings'
    | 'nutrition'
    | 'categories'
    | 'tags'
    | 'tools'
    | 'ratings',
    Map<string, Row[]>
  >;
  references: Map<string, Row[]>;
  extras: Map<string, Pairs>;
}

/** Groups the rows of all tables that belong to recipes. */
export function recipeParts(tables: Tables): RecipeParts {
  const ofRecipe = (table: TableName) => rowsBy(tables.of(table), (row) => row.id('recipe_id'));
  return {
    rows: {
      ingredients: ofRecipe('recipes_ingredients'),
      steps: ofRecipe('recipe_instructions'),
      notes: ofRecipe('notes'),
      assets: ofRecipe('recipe_assets'),
      settings: ofRecipe('recipe_settings'),
      nutrition: ofRecipe('recipe_nutrition'),
      categories: ofRecipe('recipes_to_categories'),
      tags: ofRecipe('recipes_to_tags'),
      tools: ofRecipe('recipes_to_tools'),
      ratings: ofRecipe('users_to_recipes'),
    },
    references: rowsBy(tables.of('recipe_ingredient_ref_link'), (row) => row.id('instruction_id')),
    extras: pairsBy(tables, 'api_extras', 'recipee_id'),
  };
}

/** The parts of a recipe that are rows of other tables. */
export function contentOf(id: string, { rows, references, extras }: RecipeParts, { ids }: Catalogue) {
  const part = (name: keyof RecipeParts['rows']) => rows[name].get(id) ?? [];
  return {
    categoryIds: existingIds(part('categories'), 'category_id', ids.category),
    tagIds: existingIds(part('tags'), 'tag_id', ids.tag),
    toolIds: existingIds(part('tools'), 'tool_id', ids.tool),
    ingredients: sortByPosition(part('ingredients')).map((row, index) =>
      ingredientOf(row, ids, derivedId(id, index + 1)),
    ),
    steps: sortByPosition(part('steps')).map((row, index) => stepOf(row, references, derivedId(id, 1_000 + index))),
    notes: part('notes').map((row) => ({ title: row.textOr('title', ''), text: row.textOr('text', '') })),
    assets: part('assets').map(assetOf),
    nutrition: nutritionOf(part('nutrition')[0]),
    settings: settingsOf(part('settings')[0]),
    extras: extras.get(id) ?? [],
  };
}

/** The ids in a column that exist, each once. */
function existingIds(rows: readonly Row[], column: string, existing: Set<string>): string[] {
  const ids = rows.map((row) => idOrNull(row.id(column), existing)).filter((id) => id !== null);
  return [...new Set(ids)];
}

function ingredientOf(row: Row, ids: Catalogue['ids'], fallbackId: string): DumpRecipe['ingredients'][number] {
  return {
    referenceId: row.id('reference_id') ?? fallbackId,
    title: row.text('title'),
    note: row.text('note'),
    quantity: row.number('quantity'),
    unitId: idOrNull(row.id('unit_id'), ids.unit),
    foodId: idOrNull(row.id('food_id'), ids.food),
    originalText: row.text('original_text'),
  };
}

function stepOf(row: Row, references: Map<string, Row[]>, fallbackId: string): DumpRecipe['steps'][number] {
  const own = references.get(row.id() ?? '') ?? [];
  return {
    id: row.id() ?? fallbackId,
    title: row.text('title'),
    summary: row.text('summary'),
    text: row.textOr('text', ''),
    references: own.map((link) => link.id('reference_id')).filter((reference) => reference !== null),
  };
}

function assetOf(row: Row): DumpRecipe['assets'][number] {
  return {
    name: row.textOr('name', ''),
    icon: row.textOr('icon', 'mdi-file'),
    fileName: row.text('file_name'),
  };
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
