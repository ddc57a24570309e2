import {
  cleanImages,
  cleanLine,
  cleanRating,
  cleanText,
  cleanTime,
  cleanYield,
  type DurationWords,
  type Note,
  type NutritionFacts,
  type ScrapedLine,
} from '@larder/recipe-scraper';
import type { ImportedRecipe } from '../../imports/imported-recipe.js';
import {
  addressOf,
  ingredientsOf,
  LONGEST,
  LONGEST_RECIPE,
  organizersOf,
  shortText,
  stepsOf,
} from '../../imports/recipe-parts.js';

/** A recipe as another app's export has it. What is absent or makes no sense is left out. */
export interface SourceFields {
  name: string;
  description?: unknown;
  recipeYield?: unknown;
  prepTime?: unknown;
  performTime?: unknown;
  totalTime?: unknown;
  orgURL?: unknown;
  /** Its first ten characters are a day. */
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

const MOST_NOTES = 500;

/** Cleans what an export says (docs/api/migrations-and-reports.md#migrations). */
export function cleaned(fields: SourceFields, words: DurationWords): ImportedRecipe {
  const { dateAdded, lastMade, nutrition } = fields;
  const day = dayOf(dateAdded);
  return {
    ...(fields.name.trim() ? { name: fields.name.trim().slice(0, LONGEST.name) } : {}),
    description: cleanText(fields.description).slice(0, LONGEST.text),
    recipeYield: shortText(cleanYield(fields.recipeYield)),
    prepTime: timeText(fields.prepTime, words),
    performTime: timeText(fields.performTime, words),
    totalTime: timeText(fields.totalTime, words),
    orgURL: addressOf(cleanLine(fields.orgURL) || null),
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

/** A time as people read it; a bare number is minutes. */
export function timeText(value: unknown, words: DurationWords): string | null {
  const isMinutes = typeof value === 'string' && /^\s*\d{1,6}\s*$/.test(value);
  return shortText(cleanTime(isMinutes ? Number(value) : value, words));
}

/** Stars somebody gave; in other apps 0 is none. */
export function starsOf(value: unknown): number | null {
  return cleanRating(value) || null;
}

/** Lines of a text, blank ones left out; a line that is a heading becomes the title of the next. */
export function linesOf(texts: readonly string[], isHeading: (line: string) => boolean = () => false): ScrapedLine[] {
  const lines: ScrapedLine[] = [];
  let title = '';
  for (const text of texts.map(cleanLine).filter(Boolean)) {
    if (isHeading(text)) title = text.replace(/^[,\s]+|[:\s]+$/g, '');
    else lines.push({ title: takeTitle(), text });
  }
  return lines;

  function takeTitle(): string {
    const taken = title;
    title = '';
    return taken;
  }
}

/** The lines of a text as they stand there. What is longer than a recipe can be is cut before it becomes a million lines. */
export function splitLines(text: unknown): string[] {
  return typeof text === 'string' ? text.slice(0, LONGEST_RECIPE).split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/) : [];
}

/** A note unless there is nothing to note. */
export function noteOf(title: string, text: unknown): Note[] {
  const cleanedText = cleanText(text);
  return cleanedText ? [{ title, text: cleanedText }] : [];
}

/** The addresses of pictures among what an export says of them. */
export function pictureAddresses(value: unknown): string[] {
  return cleanImages(value).filter((address) => /^https?:\/\//i.test(address));
}

function notesOf(notes: readonly Note[]): Note[] {
  return notes
    .slice(0, MOST_NOTES)
    .map(({ title, text }) => ({ title: title.slice(0, LONGEST.short), text: text.slice(0, LONGEST.text) }));
}

/** Apps write "2014-07-03 08:05:58", "2014-07-03T…"; anything else is no day. */
function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? value.trim().slice(0, 10) : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isReal(day) ? day : null;
}

function isReal(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
