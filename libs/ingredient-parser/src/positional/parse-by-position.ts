import { NO_CONFIDENCE, type IsUnit, type LineParser, type ParsedLine } from '../parsed-line.js';
import { roundQuantity } from '../round-quantity.js';
import { plainLine } from '../tokens/plain-line.js';
import { isArticle, withoutConnector } from './function-words.js';
import { fractionOf, parseAmount, type Amount } from './parse-amount.js';
import { splitFood } from './split-food.js';
import { toWords } from './to-words.js';

type Parts = Omit<ParsedLine, 'confidence'>;

/**
 * Parses a line by position: amount, unit, food, note, the order of nearly all languages.
 *
 * @param isUnit whether a word is a unit of the group, for lines that do not begin with a number
 */
export function parseByPosition(line: string, isUnit: IsUnit = () => false): ParsedLine {
  const words = toWords(line);
  const amount = words.length > 1 ? parseAmount(words[0] ?? '') : null;
  const parts = (amount && afterAmount(amount, words, isUnit)) ?? withoutOrder(amount, words, isUnit);
  const quantity = roundQuantity(parts.quantity);
  return { ...parts, quantity, note: addNote(parts.note, amount?.note ?? ''), confidence: NO_CONFIDENCE };
}

/** The parser that the API calls `brute`. */
export const positionalParser: LineParser = {
  name: 'brute',
  parse: (line, isUnit) => parseByPosition(plainLine(line), isUnit),
};

/** Parses the words after the amount; null when they cannot be split. */
function afterAmount({ quantity, attachedUnit }: Amount, words: string[], isUnit: IsUnit): Parts | null {
  const [, second = ''] = words;
  if (words.length === 2) return { quantity, unit: attachedUnit, food: second, note: '' };
  if (attachedUnit) return afterAttachedUnit(quantity, attachedUnit, words);

  const fraction = fractionOf(second);
  if (fraction === null) return withUnit(quantity, words.slice(1), isUnit);
  const rest = words.slice(2);
  return rest.length > 1 ? withUnit(quantity + fraction, rest, isUnit) : withoutUnit(quantity + fraction, rest);
}

/** The first word is the unit, unless it ends with a comma; then it is a food. */
function withUnit(quantity: number, words: string[], isUnit: IsUnit): Parts | null {
  const [unit = '', ...rest] = words;
  const split = unit.endsWith(',') ? null : splitFood(isUnit(unit) ? withoutConnector(rest) : rest);
  return split ? { quantity, unit, ...split } : withoutUnit(quantity, words);
}

function withoutUnit(quantity: number, words: string[], unit = ''): Parts | null {
  const split = splitFood(words);
  return split && { quantity, unit, ...split };
}

/** "500g ground beef": the next word belongs to the food. */
function afterAttachedUnit(quantity: number, unit: string, words: string[]): Parts | null {
  const [, second = '', ...rest] = words;
  const split = second.endsWith(',') ? null : splitFood(rest);
  if (!split) return withoutUnit(quantity, words.slice(1), unit);
  return { quantity, unit, food: split.food, note: [second, split.note].filter(Boolean).join(', ') };
}

/** Parses a line that begins with words or has unbalanced brackets: around a unit of the group, else all is the food. */
function withoutOrder(amount: Amount | null, words: string[], isUnit: IsUnit): Parts {
  const rest = amount ? words.slice(1) : words;
  const quantity = amount?.quantity ?? 0;
  const all = { quantity, unit: '', food: rest.join(' '), note: '' };
  return aroundUnit(quantity, rest, isUnit) ?? withoutUnit(quantity, rest) ?? all;
}

/** "A pinch of salt": the words before the unit are an amount or describe the unit. */
function aroundUnit(quantity: number, words: string[], isUnit: IsUnit): Parts | null {
  if (words.length < 2) return null;
  const at = words.slice(0, 3).findIndex(isUnit);
  const split = at < 0 ? null : splitFood(withoutConnector(words.slice(at + 1)));
  if (!split) return null;

  const before = words.slice(0, at);
  const isOne = quantity === 0 && before.length === 1 && before.every(isArticle);
  const note = [isOne ? '' : before.join(' '), split.note].filter(Boolean).join(', ');
  return { quantity: isOne ? 1 : quantity, unit: words[at] ?? '', food: split.food, note };
}

function addNote(note: string, more: string): string {
  return note.includes(more) ? note : `${note} ${more}`.trim();
}
