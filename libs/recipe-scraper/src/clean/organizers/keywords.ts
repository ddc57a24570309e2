import { LIMITS } from '../../limits.js';
import { isThing, listOf } from '../../json/thing.js';
import { cleanLine } from '../text/text.js';

/** Tag names from keywords: a list, or one text with commas. Title-cased, without blanks and duplicates. */
export function cleanKeywords(value: unknown): string[] {
  const names = listOf(value).slice(0, LIMITS.entries).flatMap(splitKeywords).map(titleCase);
  return [...new Set(names)].slice(0, LIMITS.entries);
}

function splitKeywords(value: unknown): string[] {
  const text = cleanLine(isThing(value) ? (value['name'] ?? value['@value']) : value);
  return text
    .split(/[,;，、]|\s\|\s|\s(?=#\p{L})/u)
    .map((keyword) => keyword.trim().replace(/^#(?=\p{L})/u, ''))
    .filter(Boolean);
}

/** "olive oil" as "Olive Oil"; letters after an apostrophe stay lower-case. */
export function titleCase(text: string): string {
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
