import type { HouseholdPreferences } from '@larder/contracts';
import { aggregateSchema, type Aggregate } from '@larder/service-kit';
import { Schema } from 'mongoose';
import { EXISTS, type RecordOf } from '../records/directory-records.js';

/** Households of earlier versions have no `convertShoppingUnits`. */
export type StoredHouseholdPreferences = Omit<HouseholdPreferences, 'convertShoppingUnits'> &
  Partial<Pick<HouseholdPreferences, 'convertShoppingUnits'>>;

export interface HouseholdFields {
  groupId: string;
  name: string;
  nameKey: string;
  nameSort: string;
  slug: string;
  preferences: StoredHouseholdPreferences;
}

export type HouseholdDocument = Aggregate<HouseholdFields>;
export type HouseholdRecord = RecordOf<HouseholdFields>;
export const HOUSEHOLDS = 'households';

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };
const Preferences = new Schema<StoredHouseholdPreferences>(
  {
    id: text,
    privateHousehold: flag,
    lockRecipeEditsFromOtherHouseholds: flag,
    firstDayOfWeek: { type: Number, required: true },
    recipePublic: flag,
    recipeShowNutrition: flag,
    recipeShowAssets: flag,
    recipeLandscapeView: flag,
    recipeDisableComments: flag,
    recipeDisableAmount: flag,
    convertShoppingUnits: { type: Boolean, default: true },
  },
  { _id: false, id: false },
);

export const HouseholdSchema = aggregateSchema<HouseholdDocument>({
  groupId: text,
  name: text,
  nameKey: text,
  nameSort: text,
  slug: text,
  preferences: { type: Preferences, required: true },
});
const stored = { partialFilterExpression: { groupId: EXISTS } };
HouseholdSchema.index({ groupId: 1, nameKey: 1 }, { unique: true, ...stored });
HouseholdSchema.index({ groupId: 1, slug: 1 }, { unique: true, ...stored });
HouseholdSchema.index({ groupId: 1, createdAt: 1, _id: 1 }); // the households of a group
HouseholdSchema.index({ createdAt: 1, _id: 1 }); // the administrators' list
