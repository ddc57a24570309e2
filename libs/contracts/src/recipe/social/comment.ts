import { z } from 'zod';
import { defineError } from '../../errors/define-error.js';
import { defineMessage } from '../../messaging/define-message.js';
import { definePagedList, PageQuery } from '../../paging/page.js';
import { Id } from '../../primitives/id.js';
import { ignoredAs } from '../../primitives/ignored.js';
import { SlugOrId } from '../../primitives/slug-or-id.js';
import { RecipeComment } from '../recipe.js';

export const CommentErrors = {
  notOwn: defineError('recipe.comment-not-own', {
    kind: 'forbidden',
    shape: 'message',
    sentence: 'Comment does not belong to user',
  }),
  disabled: defineError('recipe.comments-disabled', {
    kind: 'forbidden',
    shape: 'message',
    sentence: 'Comments are disabled for this recipe',
  }),
};

const Text = z.string().trim().min(1).max(10_000);

/** A comment on the recipe in the path; `text` is Markdown. */
export const CommentText = z
  .object({ text: Text.describe('The text, in Markdown.') })
  .meta({ id: 'RecipeCommentText' });
export type CommentText = z.output<typeof CommentText>;

/** A new comment (docs/api/collaboration.md#comments). */
export const CommentDraft = z
  .object({ recipeId: Id, text: Text.describe('The text, in Markdown.') })
  .meta({ id: 'RecipeCommentCreate' });
export type CommentDraft = z.output<typeof CommentDraft>;

/** A new text; the comment is identified by the path. */
export const CommentUpdate = z
  .object({ id: ignoredAs(z.string()), text: Text.describe('The text, in Markdown.') })
  .meta({ id: 'RecipeCommentUpdate' });
export type CommentUpdate = z.output<typeof CommentUpdate>;

/** The body of PATCH: an absent text is kept. */
export const CommentPatch = z.object({ text: Text.optional() }).meta({ id: 'RecipeCommentPatch' });
export type CommentPatch = z.output<typeof CommentPatch>;

/** A comment; with `slugOrId` only if it belongs to that recipe. */
const commentKey = { id: Id, slugOrId: SlugOrId.optional() };

/** The comments of the caller's group. */
export const ListComments = definePagedList({
  subject: 'recipe.comment.list',
  query: PageQuery,
  item: RecipeComment,
});
/** The comments of one recipe, oldest first. */
export const ReadCommentsOfRecipe = defineMessage({
  subject: 'recipe.comment.read-of-recipe',
  request: z.object({ slugOrId: SlugOrId }),
  reply: z.array(RecipeComment),
  idempotent: true,
});
export const ReadComment = defineMessage({
  subject: 'recipe.comment.read',
  request: z.object(commentKey),
  reply: RecipeComment,
  idempotent: true,
});
export const CreateComment = defineMessage({
  subject: 'recipe.comment.create',
  request: z.object({ ...commentKey, slugOrId: SlugOrId, text: Text }),
  reply: RecipeComment,
  idempotent: true,
});
export const UpdateComment = defineMessage({
  subject: 'recipe.comment.update',
  request: z.object({ ...commentKey, text: Text.optional() }),
  reply: RecipeComment,
});
export const DeleteComment = defineMessage({
  subject: 'recipe.comment.delete',
  request: z.object(commentKey),
  reply: RecipeComment,
});
