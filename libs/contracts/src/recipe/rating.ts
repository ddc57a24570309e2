import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage, defineStream } from '../messaging/define-message.js';
import { Id } from '../primitives/id.js';
import { Decimal, Flag } from '../primitives/scalars.js';
import { SlugOrId } from '../primitives/slug-or-id.js';

/** Zero to five stars, any fraction; null and absent mean no change. */
export const Stars = Decimal.pipe(z.number().min(0).max(5)).nullish().meta({ type: 'number' });

/** A user's rating of a recipe; `rating` is null when never set and 0 when removed, else up to 5 stars. */
export const RatingSummary = z
  .object({
    recipeId: z.string(),
    rating: z.number().nullable().describe('The stars, up to 5; null when never set, 0 when removed.'),
    isFavorite: z.boolean().describe('Whether the recipe is a favorite of the user.'),
  })
  .meta({ id: 'UserRatingSummary' });
export type RatingSummary = z.output<typeof RatingSummary>;

export const RatingOut = z
  .object({ ...RatingSummary.shape, userId: z.string(), id: z.string() })
  .meta({ id: 'UserRatingOut' });
export type RatingOut = z.output<typeof RatingOut>;

/** The response with a list of ratings, ordered by the recipes' names. */
export const OwnRatings = z
  .object({ ratings: z.array(RatingSummary).describe('The ratings and favorites of the caller.') })
  .meta({ id: 'OwnUserRatings' });
export const UserRatings = z
  .object({ ratings: z.array(RatingOut).describe('The ratings and favorites of the user.') })
  .meta({ id: 'UserRatings' });

/** Absent and null fields are kept. Stars are stored as sent, including fractions. */
export const RatingUpdate = z
  .object({
    rating: Stars.describe('The stars, 0 to 5; an absent value is kept.'),
    isFavorite: Flag.nullish().describe('Whether the recipe is a favorite; an absent value is kept.'),
  })
  .meta({ id: 'UserRatingUpdate' });
export type RatingUpdate = z.output<typeof RatingUpdate>;

/** The caller's own ratings, ordered by the recipes' names. */
export const ListOwnRatings = defineStream({
  subject: 'recipe.own-rating.list',
  request: z.object({ favoritesOnly: z.boolean() }),
  item: RatingSummary,
});
/** The ratings of a user of the caller's group; any other user is not found. */
export const ListUserRatings = defineStream({
  subject: 'recipe.user-rating.list',
  request: z.object({ userId: Id, favoritesOnly: z.boolean() }),
  item: RatingOut,
});
export const ReadOwnRating = defineMessage({
  subject: 'recipe.own-rating.read',
  request: z.object({ recipeId: Id }),
  reply: RatingSummary,
  idempotent: true,
});
/** The number of users who have rated a recipe; for anonymous callers, for pages of public recipes. */
export const CountRatings = defineMessage({
  subject: 'recipe.rating.count',
  request: z.object({ groupId: Id, recipeId: Id }),
  reply: z.object({ count: z.number().int() }),
  idempotent: true,
});
/** Sets a user's rating or favorite; those of other users for administrators only. */
export const RateRecipe = defineMessage({
  subject: 'recipe.rating.update',
  request: z.object({ userId: Id, slugOrId: SlugOrId, changes: RatingUpdate }),
  reply: z.null(),
  idempotent: true,
});

/** A user's rating of a recipe has changed, so that its average must be computed again. Not published for favorites. */
export const RecipeRated = defineEvent('recipe.rated', z.object({ recipeId: Id }));
