/** The parts of an expression: escapes, sets, quantifiers and single characters. */
const PARTS = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\{[^}]*\}|[^]/gu;
/** What stands for other characters, or for a position, so that the texts around it are not adjacent. */
const GAP = /^(?:\[[^]*\]|[.^$+])$/u;
/** The character before it may be absent. */
const OPTIONAL = /^(?:[*?]|\{[^]*\})$/u;
const ESCAPED_LITERAL = /^\\\W$/u;

/** Texts of which each match of an expression contains one; null when it has parts that are not understood. */
export function requiredTexts({ source, flags }: RegExp): string[] | null {
  const parts = source.match(PARTS) ?? [];
  if (flags.includes('i') || parts.some(isUnknown)) return null;
  const texts = alternativesOf(parts).map(longestText);
  return texts.includes('') ? null : texts;
}

/** Groups and escapes, whose contents would be taken for literals, and zero bytes, which entries escape. */
function isUnknown(part: string): boolean {
  return part === '\0' || part === '(' || part === ')' || (part.startsWith('\\') && !ESCAPED_LITERAL.test(part));
}

function alternativesOf(parts: readonly string[]): string[][] {
  const alternatives: string[][] = [[]];
  for (const part of parts) {
    if (part === '|') alternatives.push([]);
    else alternatives.at(-1)?.push(part);
  }
  return alternatives;
}

function longestText(parts: readonly string[]): string {
  const texts: string[][] = [[]];
  for (const part of parts) {
    const text = texts.at(-1);
    if (OPTIONAL.test(part)) text?.pop();
    if (OPTIONAL.test(part) || GAP.test(part)) texts.push([]);
    else text?.push(part.startsWith('\\') ? part.slice(1) : part);
  }
  return texts
    .map((text) => text.join(''))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
