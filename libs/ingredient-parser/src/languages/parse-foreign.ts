import { NO_CONFIDENCE, type IsUnit, type ParsedLine } from '../parsed-line.js';
import type { Token } from '../tokens/token.js';
import { splitForeignLine } from './split-foreign-line.js';

/**
 * Parses a line in a language of the lexicon: amount, unit, connector, food, note. Null when the line contains no
 * evidence of such a language.
 *
 * @param isForeign whether the tagger was trained on few of its words; then any unit is sufficient evidence
 */
export function parseForeign(
  line: string,
  tokens: readonly Token[],
  isUnit: IsUnit,
  isForeign = false,
): ParsedLine | null {
  const split = splitForeignLine(tokens, { isUnit, isForeign });
  if (!split) return null;
  const { quantity, amount, unit, food, note } = split;
  const range = amount && amount.high > amount.low ? amount.text : '';
  const notes = [range, ...note.map((part) => slice(line, tokens, part))];
  return {
    quantity,
    food: slice(line, tokens, food),
    unit: slice(line, tokens, unit),
    note: notes.filter(Boolean).join(', '),
    confidence: NO_CONFIDENCE,
  };
}

function slice(line: string, tokens: readonly Token[], [from, to]: readonly [number, number]): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return '';
  const text = line.slice(first.start, last.end + lengthOfEnd(line, first, last)).replace(/^[dl]['’](?=\p{L})/iu, '');
  return text.includes('(') && !text.includes(')') ? text.replace('(', '') : text;
}

/** The length of punctuation that belongs to the token before: the sign of "3,5 %", the last period of "q.b.". */
function lengthOfEnd(line: string, { start }: Token, { end }: Token): number {
  const percent = /^\s?%/.exec(line.slice(end, end + 2))?.[0].length ?? 0;
  return percent || Number(line[end] === '.' && /\p{L}\.\p{L}$/u.test(line.slice(start, end)));
}
