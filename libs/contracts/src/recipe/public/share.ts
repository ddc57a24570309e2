import { z } from 'zod';
import { defineError } from '../../errors/define-error.js';
import { defineMessage, defineStream } from '../../messaging/define-message.js';
import { Id } from '../../primitives/id.js';
import { Moment } from '../../primitives/moment.js';
import { Recipe } from '../recipe.js';

export const ShareErrors = {
  /** Also for expired links. */
  tokenNotFound: defineError('recipe.share-token-not-found', {
    kind: 'not-found',
    shape: 'message',
    sentence: 'Token Not Found',
  }),
};

/** A link that gives every caller access to one recipe (docs/api/collaboration.md#share-links). */
export const ShareTokenSummary = z
  .object({
    recipeId: z.string(),
    expiresAt: z.string().describe('The time until which the link works.'),
    groupId: z.string(),
    id: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'RecipeShareTokenSummary' });
export type ShareTokenSummary = z.output<typeof ShareTokenSummary>;

export const ShareToken = z
  .object({ ...ShareTokenSummary.shape, recipe: Recipe.describe('The shared recipe.') })
  .meta({ id: 'RecipeShareToken' });
export type ShareToken = z.output<typeof ShareToken>;

/** A new link; it expires after thirty days by default. */
export const ShareTokenDraft = z
  .object({
    recipeId: Id,
    expiresAt: Moment.nullish().describe('The time until which the link works; 30 days from now when absent.'),
  })
  .meta({ id: 'RecipeShareTokenCreate' });
export type ShareTokenDraft = z.output<typeof ShareTokenDraft>;

/** The new expiry of a link; its recipe cannot be changed. */
export const ShareTokenUpdate = z.object({ expiresAt: Moment }).meta({ id: 'RecipeShareTokenUpdate' });
export type ShareTokenUpdate = z.output<typeof ShareTokenUpdate>;
export const ShareTokenPatch = z.object({ expiresAt: Moment.optional() }).meta({ id: 'RecipeShareTokenPatch' });
export type ShareTokenPatch = z.output<typeof ShareTokenPatch>;

/** Snake case, as clients send it. */
export const ShareTokenQuery = z.object({ recipe_id: Id.optional().describe('Only the links of this recipe.') });
export type ShareTokenQuery = z.output<typeof ShareTokenQuery>;

const byId = z.object({ id: Id });

/** The links of the caller's group, or those to one recipe. */
export const ListShareTokens = defineStream({
  subject: 'recipe.share-token.list',
  request: z.object({ recipeId: Id.optional() }),
  item: ShareTokenSummary,
});
export const ReadShareToken = defineMessage({
  subject: 'recipe.share-token.read',
  request: byId,
  reply: ShareToken,
  idempotent: true,
});
export const CreateShareToken = defineMessage({
  subject: 'recipe.share-token.create',
  request: z.object({ id: Id, token: ShareTokenDraft }),
  reply: ShareToken,
  idempotent: true,
});
export const UpdateShareToken = defineMessage({
  subject: 'recipe.share-token.update',
  request: z.object({ id: Id, changes: ShareTokenPatch }),
  reply: ShareToken,
});
export const DeleteShareToken = defineMessage({
  subject: 'recipe.share-token.delete',
  request: byId,
  reply: ShareTokenSummary,
});
/**
 * The recipe of a link, for callers without a session: without extras, without comments when they are disabled, and
 * with only the names of their authors. With `groupSlug` only if the recipe belongs to that group.
 */
export const ReadSharedRecipe = defineMessage({
  subject: 'recipe.shared-recipe.read',
  request: z.object({ id: Id, groupSlug: z.string().optional() }),
  reply: Recipe,
  idempotent: true,
});
/** The recipe of a link and the link's expiry, for media routes and pages; null for an invalid or expired link. */
export const ReadSharedRecipeId = defineMessage({
  subject: 'recipe.shared-recipe-id.read',
  request: byId,
  reply: z.object({ recipeId: Id, expiresAt: z.string().optional() }).nullable(),
  idempotent: true,
});
