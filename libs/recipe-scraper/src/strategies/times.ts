import { readTime } from '../clean/time/time.js';
import type { VisibleFacts } from '../content/visible/visible-facts.js';
import type { Page } from '../page.js';
import type { ScrapedRecipe, ScrapedTime } from '../scraped-recipe.js';
import type { FieldReader } from './fields/field-reader.js';

type Times = Pick<ScrapedRecipe, 'totalTime' | 'prepTime' | 'performTime'>;

/** The times in the structured data, or, without any, the visible ones; the total may be the sum of the others. */
export function readTimes(page: Page, fields: FieldReader): Times {
  const prepTime = statedTime(fields.get('prepTime', ['prepTime']));
  const performTime = statedTime(fields.get('performTime', ['performTime', 'cookTime']));
  const totalTime = statedTime(fields.get('totalTime', ['totalTime']));
  if (!prepTime && !performTime && !totalTime) return fromContent(fields, visibleTimes(page.facts));
  if (!totalTime) fields.setOrigin('totalTime', 'derived');
  return { prepTime, performTime, totalTime: totalTime ?? sumOf([prepTime, performTime]) };
}

/** A negative duration, which a page's program calculated from dates. */
const NEGATIVE = /^(?:-PT?|PT?-)\d/i;

function statedTime(value: unknown): ScrapedTime | null {
  const time = readTime(value);
  return time && NEGATIVE.test(time.raw) ? null : time;
}

/** The visible times of a page. */
export function visibleTimes(facts: VisibleFacts): Times {
  const [prepTime, performTime] = [readTime(facts.prepTime), readTime(facts.performTime)];
  return { prepTime, performTime, totalTime: readTime(facts.totalTime) ?? sumOf([prepTime, performTime]) };
}

/** Times of the visible content, with this origin. */
function fromContent(fields: FieldReader, times: Times): Times {
  for (const name of ['prepTime', 'performTime', 'totalTime'] as const) fields.setOrigin(name, 'content');
  return times;
}

function sumOf(times: readonly (ScrapedTime | null)[]): ScrapedTime | null {
  const minutes = times.reduce((sum, time) => sum + (time?.minutes ?? 0), 0);
  return minutes === 0 ? null : { raw: `PT${minutes}M`, minutes };
}
