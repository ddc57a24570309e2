import type { PipelineStage } from 'mongoose';
import type { CommentDocument } from '../comments/comment.schema.js';
import { FOOD_FIELDS } from '../foods/food.repository.js';
import type { FoodDocument } from '../foods/food.schema.js';
import type { LabelDocument } from '../labels/label.schema.js';
import { UNIT_FIELDS } from '../units/unit.repository.js';
import type { UnitDocument } from '../units/unit.schema.js';
import type { RecipeDocument } from './recipe.schema.js';

/** A recipe with the records it names, as one question to the database gives them; organizers are remembered. */
export interface JoinedRecipe extends RecipeDocument {
  foods: FoodDocument[];
  units: UnitDocument[];
  /** Those of the foods. */
  labels: LabelDocument[];
  /** Oldest first. */
  comments: CommentDocument[];
}

/** Joins what the recipes that came so far name; nothing of another group, whatever ids they hold. */
export function joins(groupId: string): PipelineStage[] {
  const mine = { groupId };
  // Retired ones are shown until their names stand in the notes.
  const mineOrRetired = { $or: [mine, { retiredFrom: groupId }] };
  return [
    join({ from: 'foods', localField: 'ingredients.foodId', as: 'foods' }, mineOrRetired, { $project: FOOD_FIELDS }),
    join({ from: 'units', localField: 'ingredients.unitId', as: 'units' }, mineOrRetired, { $project: UNIT_FIELDS }),
    join({ from: 'labels', localField: 'foods.labelId', as: 'labels' }, mine),
    join({ from: 'comments', localField: '_id', foreignField: 'recipeId', as: 'comments' }, mine, OLDEST_FIRST),
  ];
}

interface Join {
  from: string;
  localField: string;
  foreignField?: string;
  as: string;
}

type Rest = PipelineStage.Sort | PipelineStage.Project;

const OLDEST_FIRST: PipelineStage.Sort = { $sort: { createdAt: 1, _id: 1 } };

/** By id, unless another field is named. */
function join(fields: Join, filter: Record<string, unknown>, ...rest: Rest[]): PipelineStage {
  return { $lookup: { foreignField: '_id', ...fields, pipeline: [{ $match: filter }, ...rest] } };
}
