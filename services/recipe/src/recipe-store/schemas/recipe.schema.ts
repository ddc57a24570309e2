import { NUTRITION_KEYS, type Nutrition, type RecipeSettings } from '@larder/contracts';
import { aggregateSchema, type Aggregate, type OutboxEntry } from '@larder/service-kit';
import { Schema } from 'mongoose';
import type { StoredExtra } from '../../records/index.js';
import type { CommentDocument } from './comment.schema.js';

/** A line of the ingredient list; food and unit by id, joined when reading. */
export interface StoredIngredient {
  referenceId: string;
  title: string | null;
  note: string | null;
  quantity: number | null;
  unitId: string | null;
  foodId: string | null;
  originalText: string | null;
}

export interface StoredStep {
  id: string;
  title: string | null;
  summary: string | null;
  text: string;
  /** The ingredients this step uses, by their `referenceId`. */
  references: string[];
}

export interface StoredAsset {
  name: string;
  icon: string;
  fileName: string | null;
}

export interface StoredNote {
  title: string;
  text: string;
}

/** The content of a recipe, as edited by users. */
export interface RecipeContent {
  name: string;
  /** Cache key of the image; null without one. */
  image: string | null;
  recipeYield: string | null;
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  performTime: string | null;
  description: string | null;
  orgURL: string | null;
  /** `YYYY-MM-DD`. */
  dateAdded: string;
  lastMade: Date | null;
  categoryIds: string[];
  tagIds: string[];
  toolIds: string[];
  ingredients: StoredIngredient[];
  steps: StoredStep[];
  nutrition: Nutrition;
  settings: RecipeSettings;
  assets: StoredAsset[];
  notes: StoredNote[];
  extras: StoredExtra[];
}

/** A saved change: who, when, and the changed fields as they were before it. */
export interface StoredVersion {
  /** Counts the changes of a recipe, from 1. */
  number: number;
  userId: string;
  changedAt: Date;
  before: Partial<RecipeContent>;
}

/** The tenant and owner of a recipe; the group never changes, the household is the owner's. */
export interface RecipeOwnership {
  groupId: string;
  householdId: string;
  userId: string;
}

/** The sort key, which is derived from the content. */
export interface RecipeKeys {
  nameSort: string;
}

export interface RecipeAddress {
  slug: string;
  /** `slug`, short enough for the unique index. */
  slugKey: string;
}

export type RecipeFields = RecipeContent &
  RecipeOwnership &
  RecipeKeys &
  RecipeAddress & {
    /** The mean of all ratings; null without one. */
    rating: number | null;
    dateUpdated: Date;
    /** The newest version; absent before the first change (docs/decisions/0033-history-and-trash.md). */
    lastVersion?: StoredVersion | undefined;
  };
export type RecipeDocument = Aggregate<RecipeFields>;

/**
 * A deleted recipe in the trash, in the same document (docs/decisions/0033-history-and-trash.md). Without the fields of
 * a recipe, queries on recipes do not find it.
 */
export interface TrashedRecipe {
  _id: string;
  revision: number;
  /** Events of the deletion that are not published yet. */
  outbox?: OutboxEntry[];
  trashed: TrashContent;
}

export interface TrashContent {
  groupId: string;
  at: Date;
  /** The user who deleted it. */
  by: string;
  recipe: RecipeDocument;
  ratings: { userId: string; rating: number | null; isFavorite: boolean }[];
  comments: CommentDocument[];
}

// `required` would refuse the empty text, which is valid here.
const text = { type: String, default: '' };
const nullableText = { type: String, default: null };
const flag = { type: Boolean, required: true };
const part = { _id: false } as const;

const IngredientSchema = new Schema<StoredIngredient>(
  {
    referenceId: { type: String, required: true },
    title: nullableText,
    note: nullableText,
    quantity: { type: Number, default: null },
    unitId: nullableText,
    foodId: nullableText,
    originalText: nullableText,
  },
  part,
);
const StepSchema = new Schema<StoredStep>(
  { id: { type: String, required: true }, title: nullableText, summary: nullableText, text, references: [String] },
  part,
);
const SettingsSchema = new Schema<RecipeSettings>(
  {
    public: flag,
    showNutrition: flag,
    showAssets: flag,
    landscapeView: flag,
    disableComments: flag,
    disableAmount: flag,
    locked: flag,
  },
  part,
);
const NutritionSchema = new Schema<Nutrition>(
  Object.fromEntries(NUTRITION_KEYS.map((key) => [key, nullableText])),
  part,
);
const AssetSchema = new Schema<StoredAsset>({ name: text, icon: text, fileName: nullableText }, part);
const NoteSchema = new Schema<StoredNote>({ title: text, text }, part);
const ExtraSchema = new Schema<StoredExtra>({ keyName: text, value: text }, part);

export const RecipeSchema = aggregateSchema<RecipeDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  userId: { type: String, required: true },
  name: { type: String, required: true },
  slug: { type: String, required: true },
  slugKey: { type: String, required: true },
  nameSort: text,
  image: nullableText,
  recipeYield: nullableText,
  totalTime: nullableText,
  prepTime: nullableText,
  cookTime: nullableText,
  performTime: nullableText,
  description: nullableText,
  orgURL: nullableText,
  rating: { type: Number, default: null },
  dateAdded: { type: String, required: true },
  dateUpdated: { type: Date, required: true },
  lastMade: { type: Date, default: null },
  categoryIds: [String],
  tagIds: [String],
  toolIds: [String],
  ingredients: [IngredientSchema],
  steps: [StepSchema],
  nutrition: { type: NutritionSchema, required: true },
  settings: { type: SettingsSchema, required: true },
  assets: [AssetSchema],
  notes: [NoteSchema],
  extras: [ExtraSchema],
  lastVersion: { type: Schema.Types.Mixed },
});

// Partial: a tombstone has no slug, and there may be many of them.
RecipeSchema.index(
  { groupId: 1, slugKey: 1 },
  { unique: true, partialFilterExpression: { slugKey: { $exists: true } } },
);
RecipeSchema.index({ groupId: 1, nameSort: 1, _id: 1 }); // lists by name
RecipeSchema.index({ groupId: 1, createdAt: 1, _id: 1 }); // lists by age, the default
RecipeSchema.index({ groupId: 1, updatedAt: 1, _id: 1 }); // recently changed
RecipeSchema.index({ groupId: 1, lastMade: 1, _id: 1 }); // recently made
RecipeSchema.index({ groupId: 1, rating: 1, _id: 1 }); // best first
RecipeSchema.index({ groupId: 1, householdId: 1, nameSort: 1, _id: 1 }); // one household's recipes
RecipeSchema.index({ userId: 1 }); // moves and deletion of owners
RecipeSchema.index({ groupId: 1, categoryIds: 1, nameSort: 1, _id: 1 }); // a category's page, and its deletion
RecipeSchema.index({ groupId: 1, tagIds: 1, nameSort: 1, _id: 1 }); // the same for tags
RecipeSchema.index({ groupId: 1, toolIds: 1, nameSort: 1, _id: 1 }); // and tools
RecipeSchema.index({ groupId: 1, 'ingredients.foodId': 1 }); // recipes with a food, and its deletion
RecipeSchema.index({ groupId: 1, 'ingredients.unitId': 1 }); // a unit's deletion
// Sparse: only recipes in the trash have these fields.
RecipeSchema.index({ 'trashed.groupId': 1, 'trashed.at': 1, _id: 1 }, { sparse: true }); // the trash of a group
RecipeSchema.index({ 'trashed.at': 1 }, { sparse: true }); // the daily purge
