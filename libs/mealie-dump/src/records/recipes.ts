import type { Row } from '../tables/row.js';
import type { Tables } from '../tables/tables.js';
import type { Catalogue } from './catalogue.js';
import { contentOf, recipeParts } from './recipe-content.js';
import type { DumpRecipe } from './types/records.js';
import type { Tenants } from './tenants.js';
import { UniqueNames } from './unique-names.js';

/** The recipes with all their parts. */
export function* recipesOf(tables: Tables, tenants: Tenants, catalogue: Catalogue, now: string): Generator<DumpRecipe> {
  const parts = recipeParts(tables);
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
    const slug = unique.slug(groupId, row.text('slug') ?? '', name);
    const times = row.times(now);
    yield {
      kind: 'recipe',
      id,
      groupId,
      householdId,
      userId,
      name,
      slug,
      ...textsOf(row),
      rating: meanOf(parts.rows.ratings.get(id) ?? []) ?? row.number('rating'),
      dateAdded: row.day('date_added') ?? times.createdAt.slice(0, 10),
      dateUpdated: row.moment('date_updated') ?? times.updatedAt,
      lastMade: row.moment('last_made'),
      ...contentOf(id, parts, catalogue),
      ...times,
    };
  }
}

function textsOf(row: Row) {
  return {
    description: row.text('description'),
    image: row.text('image'),
    recipeYield: row.text('recipe_yield'),
    totalTime: row.text('total_time'),
    prepTime: row.text('prep_time'),
    cookTime: row.text('cook_time'),
    performTime: row.text('perform_time'),
    orgURL: row.text('org_url'),
  };
}

/** The mean of all ratings; null without any. */
function meanOf(rows: readonly Row[]): number | null {
  const stars = rows.map((row) => row.number('rating') ?? 0).filter((rating) => rating > 0);
  return stars.length > 0 ? stars.reduce((sum, rating) => sum + rating, 0) / stars.length : null;
}
