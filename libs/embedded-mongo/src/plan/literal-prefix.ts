/** Literal characters in a regular expression; escaped punctuation counts as well. */
const LITERAL = /^\^((?:[\w \-,'"&!@#%;:<>=~`/]|[\u0080-\u{10ffff}]|\\[^\w\s])*)/u;

/** The text that every match of an anchored expression begins with, '' when there is none: `/^abc?d/` gives `ab`. */
export function literalPrefix(regex: RegExp): string {
  const { source, flags } = regex;
  if (flags.includes('i') || flags.includes('m') || source.includes('|')) return '';
  const literal = LITERAL.exec(source)?.[1] ?? '';
  const next = source[1 + literal.length] ?? '';
  const certain = '*?{'.includes(next) && next !== '' ? literal.replace(/(\\.|[^\\])$/u, '') : literal;
  return certain.replace(/\\(.)/gu, '$1');
}
