import type { InGroup, InHousehold, Pairs } from './base-records.js';

export interface DumpRecipe extends InHousehold {
  kind: 'recipe';
  userId: string;
  slug: string;
  name: string;
  description: string | null;
  image: string | null;
  recipeYield: string | null;
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  performTime: string | null;
  orgURL: string | null;
  rating: number | null;
  dateAdded: string;
  dateUpdated: string;
  lastMade: string | null;
  categoryIds: string[];
  tagIds: string[];
  toolIds: string[];
  ingredients: {
    referenceId: string;
    title: string | null;
    note: string | null;
    quantity: number | null;
    unitId: string | null;
    foodId: string | null;
    originalText: string | null;
  }[];
  steps: { id: string; title: string | null; summary: string | null; text: string; references: string[] }[];
  notes: { title: string; text: string }[];
  assets: { name: string; icon: string; fileName: string | null }[];
  /** By the keys of the API: `calories`, `fatContent`, … */
  nutrition: Record<string, string | null>;
  settings: {
    public: boolean;
    showNutrition: boolean;
    showAssets: boolean;
    landscapeView: boolean;
    disableComments: boolean;
    disableAmount: boolean;
    locked: boolean;
  };
  extras: Pairs;
}

export interface DumpRating extends InGroup {
  kind: 'rating';
  userId: string;
  recipeId: string;
  rating: number | null;
  isFavorite: boolean;
}

export interface DumpComment extends InGroup {
  kind: 'comment';
  recipeId: string;
  userId: string;
  text: string;
}

export interface DumpTimelineEvent extends InGroup {
  kind: 'timeline-event';
  recipeId: string;
  userId: string;
  subject: string;
  message: string | null;
  eventType: 'system' | 'info' | 'comment';
  hasImage: boolean;
  timestamp: string;
}

export interface DumpShareToken extends InGroup {
  kind: 'share-token';
  recipeId: string;
  expiresAt: string;
}

export interface DumpCookbook extends InHousehold {
  kind: 'cookbook';
  name: string;
  slug: string;
  description: string;
  position: number;
  public: boolean;
  queryFilterString: string;
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
}

export interface DumpRecipeAction extends InHousehold {
  kind: 'recipe-action';
  actionType: 'link' | 'post';
  title: string;
  url: string;
}
