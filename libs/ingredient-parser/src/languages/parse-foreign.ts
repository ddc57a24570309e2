import { NO_CONFIDENCE, type IsUnit, type ParsedLine } from '../parsed-line.js';
import type { Token } from '../tokens/token.js';
import { divide } from './divide.js';

/**
 * Takes a line apart that is written in a language we know a few words of: amount, unit, connector, food, note. Null
 * when nothing shows that it is.
 *
 * @param isUnknown whether most of its words are none the tagger has learned: then any unit will do as a sign
 */
export function parseForeign(
  line: string,
  tokens: readonly Token[],
  isUnit: IsUnit,
  isUnknown = false,
): ParsedLine | null {
  const division = divide(tokens, { isUnit, isUnknown });
  if (!division) return null;
  const { quantity, amount, unit, food, note } = division;
  const range = amount && amount.high > amount.low ? amount.text : '';
  const notes = [range, ...note.map((part) => slice(line, tokens, part))];
  return {
    ...{ quantity, food: slice(line, tokens, food), unit: slice(line, tokens, unit) },
    ...{ note: notes.filter(Boolean).join(', '), confidence: NO_CONFIDENCE },
  };
}

function slice(line: string, tokens: readonly Token[], [from, to]: readonly [number, number]): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return '';
  const text = line.slice(first.start, last.end + lengthOfEnd(line, first, last)).replace(/^[dl]['’](?=\p{L})/iu, '');
  return text.includes('(') && !text.includes(')') ? text.replace('(', '') : text;
}

/** The sign of "3,5 %" and the last stop of "q.b." belong to what is before them. */
function lengthOfEnd(line: string, { start }: Token, { end }: Token): number {
  const percent = /^\s?%/.exec(line.slice(end, end + 2))?.[0].length ?? 0;
  return percent || Number(line[end] === '.' && /\p{L}\.\p{L}$/u.test(line.slice(start, end)));
}
