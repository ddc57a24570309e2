import type { Row } from '../tables/row.js';
import type { TableName, Tables } from '../tables/tables.js';
import { derivedId } from '../upgrades/upgrade.js';
import type { Tenants } from './tenants.js';
import type {
  DumpComment,
  DumpCookbook,
  DumpRating,
  DumpRecipe,
  DumpRecipeAction,
  DumpShareToken,
  DumpTimelineEvent,
} from './types/records.js';
import { UniqueNames } from './unique-names.js';

/** The imported recipes, by id. */
export type Recipes = ReadonlyMap<string, Pick<DumpRecipe, 'groupId'>>;

/** The ratings and favorites, one for each user and recipe. */
export function* ratingsOf(tables: Tables, tenants: Tenants, recipes: Recipes, now: string): Generator<DumpRating> {
  const keys = new Set<string>();
  for (const { row, recipeId, groupId, userId } of ofRecipes(tables, 'users_to_recipes', tenants, recipes)) {
    const key = `${userId} ${recipeId}`;
    if (keys.has(key)) continue;
    keys.add(key);
    const id = row.id() ?? derivedId(recipeId, keys.size);
    const rating = row.number('rating');
    yield {
      kind: 'rating',
      id,
      groupId,
      userId,
      recipeId,
      rating,
      isFavorite: row.flag('is_favorite'),
      ...row.times(now),
    };
  }
}

/** The comments on recipes. */
export function* commentsOf(tables: Tables, tenants: Tenants, recipes: Recipes, now: string): Generator<DumpComment> {
  for (const { row, ...of } of ofRecipes(tables, 'recipe_comments', tenants, recipes)) {
    const id = row.id();
    if (id) yield { kind: 'comment', id, ...of, text: row.textOr('text', ''), ...row.times(now) };
  }
}

/** The timeline events of recipes. */
export function* timelineOf(
  tables: Tables,
  tenants: Tenants,
  recipes: Recipes,
  now: string,
): Generator<DumpTimelineEvent> {
  for (const { row, ...of } of ofRecipes(tables, 'recipe_timeline_events', tenants, recipes)) {
    const id = row.id();
    if (!id) continue;
    const times = row.times(now);
    const type = row.text('event_type');
    yield {
      kind: 'timeline-event',
      id,
      ...of,
      ...times,
      subject: row.textOr('subject', ''),
      message: row.text('message'),
      eventType: type === 'info' || type === 'comment' ? type : 'system',
      hasImage: row.text('image') === 'has image',
      timestamp: row.moment('timestamp') ?? times.createdAt,
    };
  }
}

/** The share links of recipes. */
export function* shareTokensOf(tables: Tables, recipes: Recipes, now: string): Generator<DumpShareToken> {
  for (const row of tables.of('recipe_share_tokens')) {
    const [id, recipeId, expiresAt] = [row.id(), row.id('recipe_id'), row.moment('expires_at')];
    const recipe = recipeId ? recipes.get(recipeId) : undefined;
    if (id && recipeId && recipe && expiresAt)
      yield { kind: 'share-token', id, groupId: recipe.groupId, recipeId, expiresAt, ...row.times(now) };
    else tables.drop('recipe_share_tokens', 'of a missing recipe');
  }
}

/** The cookbooks with their filters. */
export function* cookbooksOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpCookbook> {
  const unique = new UniqueNames();
  for (const row of tables.of('cookbooks')) {
    const [id, name] = [row.id(), row.textOr('name', '').trim() || 'Cookbook'];
    const membership = tenants.membershipOf('cookbooks', row);
    if (!id || !membership) continue;
    yield {
      kind: 'cookbook',
      id,
      ...membership,
      name,
      slug: unique.slug(membership.groupId, row.text('slug') ?? '', name),
      description: row.textOr('description', ''),
      position: row.number('position') ?? 1,
      public: row.flag('public'),
      queryFilterString: row.textOr('query_filter_string', ''),
      requireAllCategories: row.flag('require_all_categories', true),
      requireAllTags: row.flag('require_all_tags', true),
      requireAllTools: row.flag('require_all_tools', true),
      ...row.times(now),
    };
  }
}

/** The recipe actions of households. */
export function* recipeActionsOf(tables: Tables, tenants: Tenants, now: string): Generator<DumpRecipeAction> {
  for (const row of tables.of('recipe_actions')) {
    const [id, url, type] = [row.id(), row.text('url'), row.text('action_type')];
    const membership = tenants.membershipOf('recipe_actions', row);
    if (!id || !membership) continue;
    if (!url) {
      tables.drop('recipe_actions', 'without an address');
      continue;
    }
    const actionType = type === 'post' ? 'post' : 'link';
    yield {
      kind: 'recipe-action',
      id,
      ...membership,
      actionType,
      title: row.textOr('title', ''),
      url,
      ...row.times(now),
    };
  }
}

interface OfRecipe {
  row: Row;
  recipeId: string;
  groupId: string;
  userId: string;
}

/** Rows that refer to an existing recipe and an existing user. */
function* ofRecipes(tables: Tables, table: TableName, tenants: Tenants, recipes: Recipes): Generator<OfRecipe> {
  for (const row of tables.of(table)) {
    const [recipeId, userId] = [row.id('recipe_id'), row.id('user_id')];
    const recipe = recipeId ? recipes.get(recipeId) : undefined;
    if (recipeId && recipe && userId && tenants.users.has(userId))
      yield { row, recipeId, groupId: recipe.groupId, userId };
    else tables.drop(table, 'of a missing recipe or user');
  }
}
