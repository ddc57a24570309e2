import { readTime } from '../clean/time.js';
import type { ScrapedRecipe, ScrapedTime } from '../scraped-recipe.js';
import type { FieldReader } from './field-reader.js';

type Times = Pick<ScrapedRecipe, 'totalTime' | 'prepTime' | 'performTime'>;

/** The times of a recipe; a total that is not stated is the sum of the others. */
export function readTimes(fields: FieldReader): Times {
  const prepTime = readTime(fields.get('prepTime', ['prepTime']));
  const performTime = readTime(fields.get('performTime', ['performTime', 'cookTime']));
  const stated = readTime(fields.get('totalTime', ['totalTime']));
  return { prepTime, performTime, totalTime: stated ?? sumOf(fields, [prepTime, performTime]) };
}

function sumOf(fields: FieldReader, times: readonly (ScrapedTime | null)[]): ScrapedTime | null {
  const minutes = times.reduce((sum, time) => sum + (time?.minutes ?? 0), 0);
  if (minutes === 0) return null;
  fields.credit('totalTime', 'derived');
  return { raw: `PT${minutes}M`, minutes };
}
