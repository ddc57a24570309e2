import { decodeText } from '../html/element.js';
import { parseLenientJson } from './lenient-json.js';

/** Every JSON value of a text: the one it is, or, when it is not valid JSON, whatever can be made out. */
export function parseJson(text: string): unknown[] {
  const strict = parseStrictJson(text);
  if (strict !== undefined) return [strict];
  return parseLenientJson(isEntityEncoded(text) ? decodeText(text) : text);
}

/** The value of a valid JSON text, undefined for anything else. */
export function parseStrictJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// Some editors encode the quotes of the whole script; strings with a stray &quot; inside are left alone.
const isEntityEncoded = (text: string): boolean => !text.includes('"') && text.includes('&quot;');
