import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { Schema } from 'mongoose';
import { EXISTS, type RecordOf } from '../records/directory-records.js';

/** Defaults for households created later; an unset key follows the group's privacy. */
export interface RecipeDefaults {
  recipePublic?: boolean;
  recipeShowNutrition?: boolean;
  recipeShowAssets?: boolean;
  recipeLandscapeView?: boolean;
  recipeDisableComments?: boolean;
  recipeDisableAmount?: boolean;
}

export interface StoredGroupPreferences extends RecipeDefaults {
  id: string;
  privateGroup: boolean;
}

export interface GroupFields {
  name: string;
  nameKey: string;
  nameSort: string;
  slug: string;
  /** The default household of new users; by id, so that it may be renamed. */
  defaultHouseholdId: string;
  preferences: StoredGroupPreferences;
}

export type GroupDocument = Aggregate<GroupFields>;
export type GroupRecord = RecordOf<GroupFields>;
export const GROUPS = 'groups';

const text = { type: String, required: true };
const Preferences = new Schema<StoredGroupPreferences>(
  {
    id: text,
    privateGroup: { type: Boolean, required: true },
    recipePublic: Boolean,
    recipeShowNutrition: Boolean,
    recipeShowAssets: Boolean,
    recipeLandscapeView: Boolean,
    recipeDisableComments: Boolean,
    recipeDisableAmount: Boolean,
  },
  { _id: false, id: false },
);

export const GroupSchema = aggregateSchema<GroupDocument>({
  name: text,
  nameKey: text,
  nameSort: text,
  slug: text,
  defaultHouseholdId: text,
  preferences: { type: Preferences, required: true },
});
GroupSchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: { nameKey: EXISTS } });
GroupSchema.index({ slug: 1 }, { unique: true, partialFilterExpression: { slug: EXISTS } });
GroupSchema.index({ createdAt: 1, _id: 1 }); // the administrators' list
