import type { Key } from './name-index.js';
import type { FoodNames } from './records.js';

/** Minimum similarity of names that match, 0 to 100. */
export const MIN_FOOD_SIMILARITY = 85;
export const MIN_UNIT_SIMILARITY = 70;
/** The same for names of at most this length. */
const MIN_SHORT_FOOD_SIMILARITY = 90;
const MIN_SHORT_UNIT_SIMILARITY = 85;
const SHORT_FOOD = 4;
const SHORT_UNIT = 5;
const PLURAL_ENDINGS = ['s', 'es', 'n', 'en'];

/** Short words that differ by one letter are different foods ("rice", "ice"), unless it is the letter of a plural. */
export function acceptsFood(text: string, { text: name }: Key<FoodNames>, similarity: number): boolean {
  if (Math.min(text.length, name.length) > SHORT_FOOD) return true;
  return similarity >= MIN_SHORT_FOOD_SIMILARITY || isPlural(text, name) || isPlural(name, text);
}

/** Short units require a higher similarity: they differ by single letters. */
export function isSimilarUnit(text: string, name: string, similarity: number): boolean {
  return Math.min(text.length, name.length) > SHORT_UNIT || similarity >= MIN_SHORT_UNIT_SIMILARITY;
}

function isPlural(plural: string, singular: string): boolean {
  return plural.startsWith(singular) && PLURAL_ENDINGS.includes(plural.slice(singular.length));
}
