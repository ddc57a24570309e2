import { CommonErrors, type InvalidField } from '@larder/contracts';

/** Levels that a JSON body may be nested (docs/api/conventions.md#limits). */
export const MAX_JSON_DEPTH = 64;
/** Entries of each array, and keys of each object, in a JSON body (docs/api/conventions.md#limits). */
export const MAX_JSON_LENGTH = 10_000;
/** Arrays, objects and their entries in one JSON body: five hundred large recipes have fewer. */
export const MAX_JSON_VALUES = 250_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Refuses JSON that is nested too deep or has too many values, before it is parsed: one pass over the text without
 * allocations. Text that is not JSON is accepted here and refused by the parser.
 */
export function checkJsonLimits(text: string): void {
  const lengths = new Uint32Array(MAX_JSON_DEPTH + 1);
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) {
      if (++values > MAX_JSON_VALUES) throw tooMany();
      if (entryAt(lengths, depth) > MAX_JSON_LENGTH) throw tooLong();
    } else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      if (++depth > MAX_JSON_DEPTH) throw tooDeep();
      if (++values > MAX_JSON_VALUES) throw tooMany();
      lengths[depth] = 1;
    } else if ((code === CLOSE_ARRAY || code === CLOSE_OBJECT) && depth > 0) depth -= 1;
  }
}

function entryAt(lengths: Uint32Array, depth: number): number {
  const length = (lengths[depth] ?? 0) + 1;
  lengths[depth] = length;
  return length;
}

/** Where the string that begins at `start` ends: at its closing quote, or at the end of the text. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

const tooDeep = () => refusal('value_error', `Value error, nested deeper than ${MAX_JSON_DEPTH} levels`);
const tooLong = () => refusal('too_long', `List should have at most ${MAX_JSON_LENGTH} items`);
const tooMany = () => refusal('too_long', `Body should have at most ${MAX_JSON_VALUES} values`);

function refusal(type: string, msg: string) {
  const field: InvalidField = { type, loc: ['body'], msg, input: null };
  return CommonErrors.invalid([type === 'value_error' ? { ...field, ctx: { error: {} } } : field]);
}
