import { NUTRITION_KEYS, type Nutrition, type RecipeSettings } from '@larder/contracts';
import { aggregateSchema, declareTrash } from '@larder/service-kit';
import { Schema } from 'mongoose';
import type { StoredExtra } from '../../records/index.js';
import { CommentSchema } from './comment.schema.js';
import type {
  RecipeDocument,
  StoredAsset,
  StoredIngredient,
  StoredNote,
  StoredStep,
  StoredVersion,
  TrashContent,
} from './recipe-document.js';

/** The collection. */
export const RECIPES = 'recipes';

// `required` would refuse the empty text, which is valid here.
const text = { type: String, default: '' };
const nullableText = { type: String, default: null };
const flag = { type: Boolean, required: true };
const embedded = { _id: false } as const;

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
  embedded,
);
const StepSchema = new Schema<StoredStep>(
  { id: { type: String, required: true }, title: nullableText, summary: nullableText, text, references: [String] },
  embedded,
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
  embedded,
);
const NutritionSchema = new Schema<Nutrition>(
  Object.fromEntries(NUTRITION_KEYS.map((key) => [key, nullableText])),
  embedded,
);
const AssetSchema = new Schema<StoredAsset>({ name: text, icon: text, fileName: nullableText }, embedded);
const NoteSchema = new Schema<StoredNote>({ title: text, text }, embedded);
const ExtraSchema = new Schema<StoredExtra>({ keyName: text, value: text }, embedded);

const required = { type: String, required: true };
const VersionSchema = new Schema<StoredVersion>(
  {
    number: { type: Number, required: true },
    userId: required,
    changedAt: { type: Date, required: true },
    before: { type: Schema.Types.Mixed, required: true, shape: { partOf: (): Schema => RecipeSchema } },
  },
  embedded,
);

export const RecipeSchema: Schema = aggregateSchema<RecipeDocument>({
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
  lastVersion: { type: Schema.Types.Mixed, shape: { of: VersionSchema } },
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

const TrashedSchema = new Schema<TrashContent>(
  {
    groupId: required,
    at: { type: Date, required: true },
    by: required,
    recipe: { type: RecipeSchema, required: true },
    ratings: [
      new Schema<TrashContent['ratings'][number]>(
        { userId: required, rating: { type: Number, default: null }, isFavorite: { type: Boolean, default: false } },
        embedded,
      ),
    ],
    comments: [CommentSchema],
  },
  embedded,
);
declareTrash(RecipeSchema, TrashedSchema);
