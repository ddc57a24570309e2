import type { GroupScope } from '@larder/contracts';
import type { PipelineStage } from 'mongoose';
import type { CommentDocument } from './schemas/comment.schema.js';
import type { RecipeDocument } from './schemas/recipe-document.js';

/** A recipe with its comments, read by one query. */
export interface RecipeWithComments extends RecipeDocument {
  /** Oldest first. */
  comments: CommentDocument[];
}

/** Whether the comments were read with the recipe. */
export function hasComments(recipe: RecipeDocument): recipe is RecipeWithComments {
  return 'comments' in recipe;
}

/** The stage that joins the comments of recipes, within the group. */
export function withComments({ groupId }: GroupScope): PipelineStage {
  const pipeline: PipelineStage.Lookup['$lookup']['pipeline'] = [
    { $match: { groupId } },
    { $sort: { createdAt: 1, _id: 1 } },
  ];
  return { $lookup: { from: 'comments', localField: '_id', foreignField: 'recipeId', as: 'comments', pipeline } };
}
