import { truncate } from '@larder/contracts';
import {
  cleanLine,
  cleanText,
  cleanYield,
  type DurationWords,
  type Note,
  type NutritionFacts,
  type ScrapedLine,
} from '@larder/recipe-scraper';
import type { RecipeInput } from './recipe-draft.js';
import {
  ingredientsOf,
  MAX_LENGTH,
  notesOf,
  organizersOf,
  shortText,
  stepsOf,
  storableUrl,
  timeText,
} from './recipe-parts.js';

/** The fields of a recipe in an export or in the reply of a language model. Absent and invalid values are left out. */
export interface RecipeFields {
  name: string;
  description?: unknown;
  recipeYield?: unknown;
  prepTime?: unknown;
  performTime?: unknown;
  totalTime?: unknown;
  orgURL?: unknown;
  /** The first ten characters are the date. */
  dateAdded?: unknown;
  lastMade?: Date | null;
  ingredients?: ScrapedLine[];
  steps?: ScrapedLine[];
  notes?: Note[];
  nutrition?: NutritionFacts | null;
  categories?: string[];
  tags?: string[];
  tools?: string[];
}

/** Cleans the fields of an export (docs/api/migrations-and-reports.md#migrations). */
export function cleanRecipe(fields: RecipeFields, words: DurationWords): RecipeInput {
  const { dateAdded, lastMade, nutrition } = fields;
  const day = dayOf(dateAdded);
  return {
    ...(fields.name.trim() ? { name: truncate(fields.name.trim(), MAX_LENGTH.name) } : {}),
    description: truncate(cleanText(fields.description), MAX_LENGTH.text),
    recipeYield: shortText(cleanYield(fields.recipeYield)),
    prepTime: timeText(minutesOr(fields.prepTime), words),
    performTime: timeText(minutesOr(fields.performTime), words),
    totalTime: timeText(minutesOr(fields.totalTime), words),
    orgURL: storableUrl(cleanLine(fields.orgURL) || null),
    recipeIngredient: ingredientsOf(fields.ingredients ?? []),
    recipeInstructions: stepsOf(fields.steps ?? []),
    notes: notesOf(fields.notes ?? []),
    ...(nutrition ? { nutrition } : {}),
    recipeCategory: organizersOf(fields.categories ?? []),
    tags: organizersOf(fields.tags ?? []),
    tools: organizersOf(fields.tools ?? []),
    ...(day ? { dateAdded: day } : {}),
    ...(lastMade ? { lastMade: lastMade.toISOString() } : {}),
  };
}

/** A plain number is minutes. */
function minutesOr(value: unknown): unknown {
  return typeof value === 'string' && /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : value;
}

/** Apps write "2014-07-03 08:05:58" or "2014-07-03T…"; any other text is not a date. */
function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? value.trim().slice(0, 10) : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isReal(day) ? day : null;
}

function isReal(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
