import type { NutritionFacts } from './nutrition-facts.js';

/** The origin of a field of a scraped recipe. */
export type Source =
  | 'json-ld'
  | 'page-json'
  | 'microdata'
  | 'rdfa'
  | 'microformats'
  | 'adapter'
  | 'content'
  | 'open-graph'
  | 'derived';

/** The source of a field, and the confidence that it is correct, 0 to 1. */
export interface Origin {
  source: Source;
  confidence: number;
}

/** An ingredient line or a step. `title` is the heading of the section that starts with it, else `""`. */
export interface ScrapedLine {
  title: string;
  text: string;
}

/** A duration: the text of the page in one piece (ISO 8601 if the page has that), and whole minutes if parsed. */
export interface ScrapedTime {
  raw: string;
  minutes: number | null;
}

/**
 * A recipe as read from a page, cleaned, nothing stored or fetched: the first of the three shapes of an import, before
 * the draft and the stored recipe. Absent texts are `""`, absent lists empty.
 */
export interface ScrapedRecipe {
  /** The strategy that found it. */
  strategy: 'structured-data' | 'content' | 'open-graph';
  name: string;
  description: string;
  /** Absolute http(s) addresses of candidate images, best first. */
  images: string[];
  /** Text such as "4 servings" or "24 cookies". */
  recipeYield: string;
  /** The number in the yield; the upper end of a range. */
  yieldQuantity: number | null;
  ingredients: ScrapedLine[];
  steps: ScrapedLine[];
  totalTime: ScrapedTime | null;
  prepTime: ScrapedTime | null;
  performTime: ScrapedTime | null;
  nutrition: NutritionFacts | null;
  /** Candidate tag names, title-cased, without duplicates. */
  keywords: string[];
  orgURL: string | null;
  /** Address of a video of the recipe. */
  video: string | null;
  /** Language of the page as a tag such as `de` or `pt-BR`. */
  language: string | null;
  /** Origins of the fields that are present. */
  origins: Partial<Record<ScrapedField, Origin>>;
}

/** The fields that have an origin. */
export type ScrapedField = Exclude<keyof ScrapedRecipe, 'strategy' | 'origins' | 'yieldQuantity' | 'language'>;
