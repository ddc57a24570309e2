import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const COMMENTS = 'comments';

/** A user's comment on a recipe. */
export type CommentDocument = Stored<{
  groupId: string;
  recipeId: string;
  userId: string;
  /** Markdown. */
  text: string;
}>;

const text = { type: String, required: true };

export const CommentSchema = recordSchema<CommentDocument>({
  groupId: text,
  recipeId: text,
  userId: text,
  text,
});

CommentSchema.index({ groupId: 1, recipeId: 1, createdAt: 1, _id: 1 }); // a recipe's comments
CommentSchema.index({ groupId: 1, createdAt: 1, _id: 1 }); // a group's comments
CommentSchema.index({ recipeId: 1 }); // deletion of a recipe
CommentSchema.index({ userId: 1 }); // deletion of a user
