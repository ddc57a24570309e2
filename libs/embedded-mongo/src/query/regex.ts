import { badValue, CommandError } from '../errors.js';
import { Tag } from '../bson/tags.js';
import type { Value } from '../bson/value.js';
import { endOfName } from '../bson/layout.js';

const MAX_CACHED_PATTERNS = 500;
const compiled = new Map<string, RegExp>();

const INLINE_FLAGS = /^\(\?([imsx]+)\)/;
const FREE_SPACING = /\\.|\[(?:\\.|[^\]\\])*\]|\s+|#.*$/gm;

/** The source and options of a BSON regular expression. */
export function regexParts(value: Value): { pattern: string; options: string } {
  const middle = endOfName(value.bytes, value.start);
  return {
    pattern: value.bytes.toString('utf8', value.start, middle),
    options: value.bytes.toString('utf8', middle + 1, value.end - 1),
  };
}

/** The expression of a `$regex` operand (text or expression) with its `$options`. */
export function toRegExp(operand: Value, givenOptions?: string): RegExp {
  if (operand.tag === Tag.regex) {
    const { pattern, options } = regexParts(operand);
    return compile(pattern, givenOptions ?? options);
  }
  if (operand.tag !== Tag.string) throw badValue('$regex has to be a string');
  return compile(operand.text(), givenOptions ?? '');
}

function compile(pattern: string, options: string): RegExp {
  const key = `${options}/${pattern}`;
  const cached = compiled.get(key);
  if (cached) return cached;
  const regex = translate(pattern, options);
  if (compiled.size >= MAX_CACHED_PATTERNS) compiled.clear();
  compiled.set(key, regex);
  return regex;
}

/** MongoDB uses PCRE; the features that JavaScript supports are translated, others are rejected. */
function translate(pattern: string, givenOptions: string): RegExp {
  let [source, options] = [pattern, givenOptions];
  const unknown = [...options].find((option) => !'imsxu'.includes(option));
  if (unknown) throw new CommandError('Location51108', `invalid flag in regex options: ${unknown}`);
  for (let inline = INLINE_FLAGS.exec(source); inline; inline = INLINE_FLAGS.exec(source)) {
    options += inline[1];
    source = source.slice(inline[0].length);
  }
  if (options.includes('x')) source = source.replace(FREE_SPACING, (part) => (/^[\s#]/.test(part) ? '' : part));
  const flags = [...'ims'].filter((flag) => options.includes(flag)).join('');
  return construct(source, flags);
}

function construct(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    // Unicode mode rejects escapes such as "\-" that PCRE allows.
  }
  try {
    return new RegExp(source, flags);
  } catch (cause) {
    throw new CommandError('Location51091', `Regular expression is invalid: ${(cause as Error).message}`);
  }
}
