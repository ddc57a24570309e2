import type { PayloadOf, RecipeCreated, RecipesUpdated, TimelineEventCreated } from '@larder/contracts';
import { notificationText, translate } from '@larder/locales';
import { localeOf, TEXT_KINDS, type Links, type NotificationContent, type Operation } from '../event-notification.js';

type RecipeEvent = PayloadOf<typeof RecipeCreated>;
type RecipesEvent = PayloadOf<typeof RecipesUpdated>;
type TimelineEvent = PayloadOf<typeof TimelineEventCreated>;
const RECIPE_EVENTS = { create: 'recipeCreated', update: 'recipeUpdated', delete: 'recipeDeleted' } as const;

/** One recipe; null for a recipe of a bulk change, which has one notification. */
export function recipeContent(operation: Operation, payload: RecipeEvent, links: Links): NotificationContent | null {
  const { slug, name, recipeId, bulk, duplicated } = payload;
  if (bulk) return null;
  const kind = duplicated ? 'duplicated' : TEXT_KINDS[operation];
  return {
    event: RECIPE_EVENTS[operation],
    text: notificationText(localeOf(payload), kind, { name, url: links.recipe(slug) }),
    documentData: { documentType: 'recipe', operation, recipeSlug: slug },
    topic: recipeId,
  };
}

/** Several recipes that were changed by one request. */
export function recipesContent(operation: 'update' | 'delete', payload: RecipesEvent): NotificationContent {
  const { recipeSlugs, total: count } = payload;
  const key = operation === 'update' ? 'notifications.recipes-updated' : 'notifications.recipes-deleted';
  return {
    event: RECIPE_EVENTS[operation],
    text: translate(localeOf(payload), key, { count }),
    documentData: { documentType: 'recipe', operation, recipeSlugs },
    topic: 'bulk',
  };
}

/** A timeline event of a recipe. */
export function timelineContent(operation: Operation, payload: TimelineEvent, links: Links): NotificationContent {
  const { timelineEventId: recipeTimelineEventId, recipeId, recipeSlug, recipeName: name } = payload;
  return {
    event: 'recipeUpdated',
    text: notificationText(localeOf(payload), 'updated', { name, url: links.recipe(recipeSlug) }),
    documentData: { documentType: 'recipe_timeline_event', operation, recipeSlug, recipeTimelineEventId },
    topic: recipeId,
  };
}
