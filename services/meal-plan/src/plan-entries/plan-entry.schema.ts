import { MealType } from '@larder/contracts';
import { aggregateSchema, indexTrash, type Aggregate } from '@larder/service-kit';

/** The collection. */
export const PLAN_ENTRIES = 'entries';

/** A plan entry. Its id in the API is `entryId`, an integer; `_id` is a UUID as in all collections. */
export type PlanEntryDocument = Aggregate<{
  entryId: number;
  groupId: string;
  householdId: string;
  userId: string;
  /** A calendar day, `YYYY-MM-DD`: sorted and compared as text, without a time zone. */
  date: string;
  entryType: MealType;
  title: string;
  text: string;
  /** Sort keys of title and text. */
  titleSort: string;
  textSort: string;
  recipeId: string | null;
  servings: number | null;
  /** The position within the day. */
  position: number;
}>;

export const PlanEntrySchema = aggregateSchema<PlanEntryDocument>({
  entryId: { type: Number, required: true },
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  userId: { type: String, required: true },
  date: { type: String, required: true, match: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ },
  entryType: { type: String, required: true, enum: MealType.options },
  title: { type: String, default: '' },
  text: { type: String, default: '' },
  titleSort: { type: String, default: '' },
  textSort: { type: String, default: '' },
  recipeId: { type: String, default: null },
  servings: { type: Number, default: null },
  position: { type: Number, default: 0 },
});

// Tombstones have no number.
PlanEntrySchema.index({ entryId: 1 }, { unique: true, partialFilterExpression: { entryId: { $exists: true } } });
PlanEntrySchema.index({ householdId: 1, date: 1, _id: 1 }); // the planner, today
PlanEntrySchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the plain list
PlanEntrySchema.index({ date: 1, _id: 1 }); // the planned recipes of a day
PlanEntrySchema.index({ recipeId: 1 }); // deletion of a recipe
PlanEntrySchema.index({ userId: 1 }); // deletion of a user
PlanEntrySchema.index({ groupId: 1 }); // deletion of a group
indexTrash(PlanEntrySchema);
PlanEntrySchema.index({ 'trashed.cause': 1 }, { sparse: true }); // restoring a recipe
