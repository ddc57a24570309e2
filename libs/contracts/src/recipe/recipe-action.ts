import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { ignoredAs } from '../primitives/ignored.js';
import { Name } from '../primitives/name.js';
import { reject } from '../primitives/reject.js';
import { SlugOrId } from '../primitives/slug-or-id.js';

/** `link` is opened by the browser; with `post`, the server sends the recipe. */
export const RecipeActionType = z.enum(['link', 'post']).meta({ id: 'RecipeActionType' });

/** An action of a household with a recipe in another system (docs/api/collaboration.md#recipe-actions). */
export const RecipeAction = z
  .object({
    actionType: RecipeActionType.describe('`link` opens the address, `post` sends the recipe to it.'),
    title: z.string().describe('The text of the button.'),
    url: z.string().describe('The address, with placeholders for the recipe.'),
    groupId: z.string(),
    householdId: z.string(),
    id: z.string(),
  })
  .meta({ id: 'GroupRecipeActionOut' });
export type RecipeAction = z.output<typeof RecipeAction>;

/**
 * Schemes of programs and of files on the device: no action needs them. Browsers ignore blanks and control characters in
 * schemes.
 */
const FORBIDDEN_SCHEME = /^(?:javascript|data|vbscript|file|filesystem|blob|about|view-source):/i;
const ActionUrl = z
  .string()
  .trim()
  .min(1)
  .max(10_000)
  .transform((url, context) =>
    FORBIDDEN_SCHEME.test(url.replace(/[^\x21-\x7e]/g, ''))
      ? reject(context, 'url_scheme', 'URL scheme is not allowed')
      : url,
  )
  .meta({ type: 'string' });

/** The address may contain `${url}`, `${id}` and `${slug}`, which are replaced by those of the recipe. */
export const RecipeActionDraft = z
  .object({
    actionType: RecipeActionType,
    title: Name,
    url: ActionUrl,
    groupId: ignoredAs(z.string()),
    householdId: ignoredAs(z.string()),
  })
  .meta({ id: 'SaveGroupRecipeAction' });
export type RecipeActionDraft = z.output<typeof RecipeActionDraft>;

/** The body of PATCH: absent fields are kept. */
export const RecipeActionPatch = RecipeActionDraft.partial().meta({ id: 'RecipeActionPatch' });
export type RecipeActionPatch = z.output<typeof RecipeActionPatch>;

export const RecipeActionErrors = {
  notTriggered: defineError('recipe.action-not-triggered', {
    kind: 'refused',
    shape: 'message',
    sentence: 'Cannot trigger action type "{actionType}".',
  }),
};

const byId = z.object({ id: Id });
const withDraft = z.object({ id: Id, action: RecipeActionDraft });

/** The actions of the caller's household. */
export const ListRecipeActions = definePagedList({
  subject: 'recipe.action.list',
  query: PageQuery,
  item: RecipeAction,
});
export const ReadRecipeAction = defineMessage({
  subject: 'recipe.action.read',
  request: byId,
  reply: RecipeAction,
  idempotent: true,
});
export const CreateRecipeAction = defineMessage({
  subject: 'recipe.action.create',
  request: withDraft,
  reply: RecipeAction,
  idempotent: true,
});
export const UpdateRecipeAction = defineMessage({
  subject: 'recipe.action.update',
  request: withDraft,
  reply: RecipeAction,
});
export const PatchRecipeAction = defineMessage({
  subject: 'recipe.action.patch',
  request: z.object({ id: Id, changes: RecipeActionPatch }),
  reply: RecipeAction,
});
export const DeleteRecipeAction = defineMessage({
  subject: 'recipe.action.delete',
  request: byId,
  reply: RecipeAction,
});
/** Queues one request with the recipe to the action's address; the outcome is not reported. */
export const TriggerRecipeAction = defineMessage({
  subject: 'recipe.action.trigger',
  request: z.object({ id: Id, slugOrId: SlugOrId }),
  reply: z.object({ jobId: z.string() }),
});
