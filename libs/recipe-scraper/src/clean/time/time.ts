import { isThing, type Thing } from '../../json/thing.js';
import type { ScrapedTime } from '../../scraped-recipe.js';
import { ENGLISH_DURATION_WORDS, formatDuration, parseIsoDuration, type DurationWords } from './duration.js';
import { parseDurationText } from './duration-text.js';
import { cleanLine } from '../text/text.js';

/** A duration whose numbers were missing in the program of the page: `PTNaNM`. */
const WITHOUT_NUMBER = /^PT\S{0,20}?(?:NaN|undefined|null)/;

/**
 * A duration in words: ISO 8601 and numbers of minutes are formatted, other text is unchanged. A list gives its first
 * element, an object its `minValue`, `maxValue`, `value` or `name`. Null for an empty or zero duration.
 */
export function cleanTime(value: unknown, words: DurationWords = ENGLISH_DURATION_WORDS): string | null {
  const text = textOfTime(value);
  const seconds = parseIsoDuration(text);
  return seconds === null ? text || null : formatDuration(seconds, words);
}

/** A duration, or null when the page has none. */
export function readTime(value: unknown): ScrapedTime | null {
  const raw = textOfTime(value);
  if (raw === '') return null;
  const seconds = parseIsoDuration(raw);
  const minutes = seconds === null ? parseDurationText(raw) : Math.round(seconds / 60);
  return seconds === 0 || minutes === 0 ? null : { raw, minutes };
}

/** A duration without what programs of pages add to it: the lower end of a range, and the mark before a clock. */
function withoutExtras(text: string): string {
  return text.replace(ISO_RANGE, '$1').replace(/^PT?(?=\d{1,2}:\d{2})/i, '');
}

/** "PT30M-PT40M" and "PT30M/PT40M". */
const ISO_RANGE = /^P[\dTHMS]{1,12}\s?(?:[-–/]|to)\s?(P[\dTHMS]{1,12})$/i;

/** The text of a duration, `""` when there is none. Numbers are minutes. */
function textOfTime(value: unknown, depth = 0): string {
  if (depth > 3) return '';
  if (typeof value === 'number') return value > 0 && Number.isFinite(value) ? `PT${Math.round(value)}M` : '';
  if (Array.isArray(value)) return textOfTime(value[0], depth + 1);
  if (isThing(value)) return textOfQuantity(value, depth);
  const text = cleanLine(value);
  return WITHOUT_NUMBER.test(text) ? '' : withoutExtras(text);
}

/** The text of a schema.org Duration or QuantitativeValue, which may have a unit of its own: 2 "hours". */
function textOfQuantity(thing: Thing, depth: number): string {
  const value = thing['minValue'] ?? thing['maxValue'] ?? thing['value'] ?? thing['@value'] ?? thing['name'];
  const unit = cleanLine(thing['unitText']);
  return unit && /^[\d.]+$/.test(cleanLine(value)) ? `${cleanLine(value)} ${unit}` : textOfTime(value, depth + 1);
}
