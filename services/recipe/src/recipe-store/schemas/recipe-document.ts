import type { Nutrition, RecipeSettings } from '@larder/contracts';
import type { Aggregate, OutboxEntry } from '@larder/service-kit';
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
