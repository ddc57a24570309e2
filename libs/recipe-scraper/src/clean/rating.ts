import { isThing, listOf } from '../json/thing.js';
import { cleanLine } from './text/text.js';

const NUMBER = /^[^\d]{0,20}?(\d{1,4}(?:[.,]\d{1,4})?)(?:\s{0,3}(?:\/|of|out of)\s{0,3}(\d{1,4})|\s?(%))?/i;

/**
 * A rating on our scale of 0 to 5, or null for an invalid one. Ratings out of 10 or 100 are recognized by their text
 * ("9/10", "85 %", `bestRating`) or by their value.
 */
export function cleanRating(value: unknown): number | null {
  const rating = listOf(value)[0];
  if (isThing(rating)) return ratingOf(rating['ratingValue'] ?? rating['value'], rating['bestRating']);
  return ratingOf(rating, undefined);
}

function ratingOf(value: unknown, best: unknown): number | null {
  if (typeof value === 'number') return scaleToFive(value, Number(cleanLine(best)));
  const match = NUMBER.exec(cleanLine(value));
  if (!match?.[1] || /^\s*-/.test(match[0])) return null;
  const scale = match[3] ? 100 : Number(match[2] ?? cleanLine(best));
  return scaleToFive(Number(match[1].replace(',', '.')), scale);
}

function scaleToFive(rating: number, statedBest: number): number | null {
  const best = statedBest > 0 ? statedBest : [5, 10, 100].find((scale) => rating <= scale);
  if (best === undefined || !Number.isFinite(rating)) return null;
  const outOfFive = (rating * 5) / best;
  return Math.min(5, Math.max(0, Number(outOfFive.toFixed(2))));
}
