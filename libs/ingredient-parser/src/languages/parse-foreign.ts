import { NO_CONFIDENCE, type IsUnit, type ParsedLine } from '../parsed-line.js';
import { Mark, type Token } from '../tokens/token.js';
import { connectors, foreignNumbers, foreignUnits, MOST_UNIT_WORDS, sharedUnits, toTaste } from './foreign-words.js';

const ENDS_FOOD = Mark.COMMA | Mark.OPEN | Mark.STOP;
const MOST_TASTE_WORDS = 3;

/** A line divided: up to which word each part goes. */
interface Division {
  quantity: number;
  /** Words of the unit, from and up to. */
  unitFrom: number;
  unitTo: number;
  foodFrom: number;
  foodTo: number;
}

/**
 * Takes a line apart that is written in a language we know a few words of: amount, unit, connector, food, note. Null
 * when nothing shows that it is.
 */
export function parseForeign(line: string, tokens: readonly Token[], isUnit: IsUnit): ParsedLine | null {
  const words = tokens.map(({ text }) => text.toLowerCase());
  const division = divide(tokens, words, isUnit);
  if (!division) return null;
  const { quantity, unitFrom, unitTo, foodFrom, foodTo } = division;
  const food = slice(line, tokens, foodFrom, foodTo);
  const range = tokens[0]?.amount;
  const notes = [
    range && range.high > range.low ? (tokens[0]?.text ?? '') : '',
    slice(line, tokens, foodTo, tokens.length),
  ];
  return {
    ...{ quantity, food, unit: slice(line, tokens, unitFrom, unitTo) },
    ...{ note: notes.filter(Boolean).join(', '), confidence: NO_CONFIDENCE },
  };
}

function divide(tokens: readonly Token[], words: readonly string[], isUnit: IsUnit): Division | null {
  const amount = tokens[0]?.amount?.low ?? foreignNumbers.get(words[0] ?? '') ?? null;
  const hasNumberWord = amount !== null && !tokens[0]?.amount;
  const unitFrom = amount === null ? 0 : 1;
  const unitTo = unitEnd(words, unitFrom, isUnit);
  const foodFrom = connectorEnd(tokens, words, unitTo, unitTo > unitFrom);
  const foodTo = foodEnd(tokens, words, foodFrom);
  const unit = words.slice(unitFrom, unitTo).join(' ');
  const tells = (unit !== '' && foreignUnits.has(unit) && !sharedUnits.has(unit)) || (unit !== '' && foodFrom > unitTo);
  const endsToTaste = foodTo < words.length && isToTaste(words.slice(foodTo));
  if (!(tells || hasNumberWord || endsToTaste) || foodFrom >= foodTo) return null;
  return { quantity: Math.round((amount ?? 0) * 1000) / 1000, unitFrom, unitTo, foodFrom, foodTo };
}

/** The longest unit that begins at a word; the word itself when there is none. */
function unitEnd(words: readonly string[], from: number, isUnit: IsUnit): number {
  for (let count = Math.min(MOST_UNIT_WORDS, words.length - from - 1); count > 0; count--) {
    if (foreignUnits.has(words.slice(from, from + count).join(' '))) return from + count;
  }
  return from > 0 && from < words.length - 1 && isUnit(words[from] ?? '') ? from + 1 : from;
}

/** "de la", "d'": only behind a unit. */
function connectorEnd(tokens: readonly Token[], words: readonly string[], from: number, isBehindUnit: boolean): number {
  if (!isBehindUnit) return from;
  let at = from;
  while (
    at < words.length - 1 &&
    at < from + 2 &&
    connectors.has(words[at] ?? '') &&
    !(tokens[at]?.inBrackets ?? false)
  )
    at++;
  return at;
}

function foodEnd(tokens: readonly Token[], words: readonly string[], from: number): number {
  for (let at = from; at < words.length; at++) {
    if (at > from && (tokens[at]?.marks ?? 0) & ENDS_FOOD) return at;
    if (at > from && isToTaste(words.slice(at))) return at;
  }
  return words.length;
}

function isToTaste(words: readonly string[]): boolean {
  return words.length <= MOST_TASTE_WORDS && toTaste.has(words.join(' '));
}

function slice(line: string, tokens: readonly Token[], from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return '';
  const text = line.slice(first.start, last.end).replace(/^[dl]['’](?=\p{L})/iu, '');
  return text.includes('(') && !text.includes(')') ? text.replace('(', '') : text;
}
