import type { Actor } from '@larder/contracts';
import type { PipelineStage } from 'mongoose';
import type { CommentDocument } from './comment.schema.js';
import type { RecipeDocument } from './recipe.schema.js';

/** A recipe with its comments, as one question to the database gives them. */
export interface DiscussedRecipe extends RecipeDocument {
  /** Oldest first. */
  comments: CommentDocument[];
}

/** Whether the comments were read with the recipe. */
export function isDiscussed(recipe: RecipeDocument): recipe is DiscussedRecipe {
  return 'comments' in recipe;
}

/** Joins the comments of the recipes that came so far; nothing of another group. */
export function withComments({ groupId }: Pick<Actor, 'groupId'>): PipelineStage {
  const pipeline: PipelineStage.Lookup['$lookup']['pipeline'] = [
    { $match: { groupId } },
    { $sort: { createdAt: 1, _id: 1 } },
  ];
  return { $lookup: { from: 'comments', localField: '_id', foreignField: 'recipeId', as: 'comments', pipeline } };
}
