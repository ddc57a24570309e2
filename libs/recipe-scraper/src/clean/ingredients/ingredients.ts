import { LIMITS } from '../../limits.js';
import { isThing } from '../../json/thing.js';
import { cleanLine, cleanLines } from '../text/text.js';

/** A cleaned ingredient: its line, or, from other apps' exports, its fields. */
export type CleanIngredient = string | Record<string, string>;

/** Checkboxes and bullets of lists, drawn or written. */
const BULLETS = /^(?:[\s▢□☐☑✅✓✔•·‣⁃●○◦▪■◆]|\uFE0F|\[[ x]?\])+/iu;

/** What programs of pages write for a missing amount or unit: "3 undefined lemons". */
const NO_VALUE = /(?<!\S)(?:undefined|null|NaN)(?:\s|$)|\s(?:undefined|null|NaN)$/g;

/** The zero that programs write for a missing amount: "0 as required salt". */
const NO_AMOUNT =
  /^0(?:[.,]0{1,3})?\s+(?=(?:as (?:required|needed|per taste)|to taste|some|a pinch|a little|according to taste|nach (?:geschmack|bedarf|belieben)|etwas|au goût|quantum|q\.?\s?b|al gusto|a gusto|a gosto|quanto basta|naar smaak|efter smag|efter smak|по вкусу)(?!\p{L}))/iu;

/** What programs calculate: "0.33333334 cup". */
const LONG_DECIMALS = /(?<![\d.,])\d{1,4}\.\d{4,20}(?![\d.,])/g;

/**
 * An ingredient line without list marks, and with corrected brackets and commas: recipe plug-ins write "▢ 1 onion ,
 * ((diced ))".
 */
export function cleanIngredientLine(line: string): string {
  return line
    .replace(BULLETS, '')
    .replace(NO_VALUE, '')
    .replace(NO_AMOUNT, '')
    .replace(LONG_DECIMALS, (number) => String(Number(Number(number).toFixed(2))))
    .replace(/([([]) | (?=[)\]]| ?,(?= ))/g, '$1')
    .replace(/\(\(([^()]{0,200})\)\)/g, '($1)');
}

/** Ingredients of any import: a text is split into lines, lists are cleaned item by item, empty ones removed. */
export function cleanIngredients(value: unknown): CleanIngredient[] {
  if (typeof value === 'string') return cleanLines(value).map(cleanIngredientLine).filter(Boolean);
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, LIMITS.entries)
    .map((item) => (isThing(item) ? cleanFields(item) : cleanIngredientLine(cleanLine(item))))
    .filter((item) => typeof item !== 'string' || item !== '');
}

function cleanFields(item: Record<string, unknown>): Record<string, string> {
  const fields = Object.entries(item).map(([key, value]): [string, string] => [cleanLine(key), cleanLine(value)]);
  return Object.fromEntries(fields.filter(([key]) => key !== '__proto__'));
}
