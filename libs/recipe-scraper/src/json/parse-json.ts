import { decodeText } from '../html/element.js';
import { parseLenientJson } from './lenient-json.js';

/** Data of a page are never nested so deep. V8 needs half a second for five million opening brackets. */
const MAX_DEPTH = 500;
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d] as const;

/** Every JSON value of a text: the one it is, or, when it is not valid JSON, whatever can be made out. */
export function parseJson(text: string): unknown[] {
  const strict = parseStrictJson(text);
  if (strict !== undefined) return [strict];
  return parseLenientJson(isEntityEncoded(text) ? decodeText(text) : text);
}

/** The value of a valid JSON text, undefined for anything else and for what is nested too deep. */
export function parseStrictJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// Some editors encode the quotes of the whole script; strings with a stray &quot; inside are left alone.
const isEntityEncoded = (text: string): boolean => !text.includes('"') && text.includes('&quot;');

/** Brackets in strings count as well: they are balanced in all but odd texts, which the lenient reader takes. */
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
