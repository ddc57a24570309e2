import { decodeText } from '../html/element.js';
import { parseLenientJson } from './lenient-json.js';

/** The maximum nesting of data. V8 needs half a second for five million opening brackets. */
const MAX_DEPTH = 500;
/**
 * The maximum number of values of a text. Small ones take thirty times their length in memory, and the memory limit of a
 * thread cannot interrupt the parser: it would end the whole process.
 */
const MAX_VALUES = 1_000_000;
const COMMA = 0x2c;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d] as const;

/**
 * All JSON values of a text: the single one of valid JSON, else those that the lenient parser finds. None of a text with
 * a million values, which is no recipe.
 */
export function parseJson(text: string): unknown[] {
  if (hasTooManyValues(text)) return [];
  const strict = parseStrictJson(text);
  if (strict !== undefined) return [strict];
  return parseLenientJson(withPlainQuotes(text));
}

/**
 * Some editors encode the quotes of the whole script, or make them curly; single ones inside are unchanged. Of those that
 * made only some curly, the ones next to the marks of JSON are quotes.
 */
function withPlainQuotes(text: string): string {
  if (text.includes('"')) return CURLY_NAME.test(text) ? text.replace(CURLY_QUOTE, '"') : text;
  return text.includes('&quot;') ? decodeText(text) : text.replace(/[“”„]/g, '"');
}
const CURLY_NAME = /[{,]\s{0,20}[“”„]@?\w{1,40}[“”]\s?:/;
const CURLY_QUOTE = /(?<=[{[:,]\s{0,20})[“”„]|[“”](?=\s{0,20}[:,\]}])/g;

/** The value of a valid JSON text; undefined for any other text, or one that is nested too deep or has too many values. */
export function parseStrictJson(text: string): unknown {
  if (isTooDeep(text) || hasTooManyValues(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Brackets in strings count as well: they are usually balanced, and the lenient parser handles the rest. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_ARRAY || code === OPEN_OBJECT) depth += 1;
    else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Commas and brackets in strings count as well: a recipe has far fewer. */
function hasTooManyValues(text: string): boolean {
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA || code === OPEN_ARRAY || code === OPEN_OBJECT) values += 1;
  }
  return values > MAX_VALUES;
}
