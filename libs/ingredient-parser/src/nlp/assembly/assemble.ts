import { standardUnit } from '@larder/measures';
import type { ParsedLine } from '../../parsed-line.js';
import { roundQuantity } from '../../round-quantity.js';
import { singular } from '../../tokens/singular.js';
import { Mark, type Token } from '../../tokens/token.js';
import { chooseUnit } from './choose-unit.js';
import { formatName } from './format-name.js';
import { formatNote } from './format-note.js';
import type { LabeledToken } from '../labeled-token.js';
import { isPackage, isVague, NUMBER_WORDS, unitKind } from '../vocabulary.js';

/** Assembles a parsed line from its labeled words: the first amount, its unit, the food, and the rest as note. */
export function assemble(line: string, tokens: readonly LabeledToken[]): Omit<ParsedLine, 'confidence'> {
  const amount = tokens.find(({ label }) => label === 'quantity') ?? amountBehindName(tokens);
  const named = namesOf(tokens, amount);
  const units = chooseUnit(tokens);
  const bareUnit = bareUnitOf(named, amount, units);
  const names = bareUnit.length > 0 ? [] : named;
  const unit = [bareUnit, units, dozenUnit(tokens, amount)].find(({ length }) => length > 0) ?? [];
  const product = amount?.amount?.isMultiplier ? productOf(tokens, amount, unit) : null;
  const count = amount ?? articleBefore(tokens, unit[0] ?? names[0]);
  const value = product ?? valueOf(count);
  const isInNote = product !== null || value === 0 || isRange(count);
  const used = new Set([...(isInNote ? [] : [count]), ...(product ? [] : unit), ...names]);
  return {
    quantity: roundQuantity(value),
    unit: unit.map(({ text }) => unitName(text)).join(' '),
    food: formatName(line, names, tokens),
    note: formatNote(line, tokens, used),
  };
}

/** The unit of "2 x 400g cans" and "1 tbsp", which the tagger takes for the food. */
function bareUnitOf(names: readonly Token[], amount: LabeledToken | undefined, units: readonly Token[]): Token[] {
  const [name] = names;
  const isAlone = name !== undefined && names.length === 1 && amount !== undefined && amount.start < name.start;
  if (!isAlone || (units.length > 0 && !amount.amount?.isMultiplier)) return [];
  return isPackage(name.text) || (units.length === 0 && standardUnit(name.text)) ? [name] : [];
}

/** The words of the food, without those of an amount before it: "half a lime", "a little oil", "some parsley". */
function namesOf(tokens: readonly LabeledToken[], amount: Token | undefined): LabeledToken[] {
  const names = tokens.filter((token) => token.label === 'name' && token !== amount);
  const [first, second] = isArticle(names[0]) && names.length > 1 ? names.slice(1) : names;
  const rest = names.slice(first === names[0] ? 0 : 1);
  const isBegin = first === tokens[0] || (first === tokens[1] && isArticle(tokens[0]));
  const isVagueAmount = isBegin && isVague(first?.text ?? '') && second?.text.toLowerCase() !== 'gem';
  if (!isVagueAmount || rest.length < 2) return rest;
  return rest.slice(second?.text.toLowerCase() === 'of' && rest.length > 2 ? 2 : 1);
}

const isArticle = (token: Token | undefined): boolean => /^an?$/i.test(token?.text ?? '');

/** The number of "Onion - 1", "Eggs: 3" and "Eggs 3", which the tagger was not trained on. */
function amountBehindName(tokens: readonly LabeledToken[]): LabeledToken | undefined {
  const at = tokens.findIndex(({ amount }) => amount !== null);
  const amount = tokens[at];
  if (!amount || at < 1 || !tokens.slice(0, at).every(({ label }) => label === 'name' || label === 'size')) return;
  const isSeparate = amount.label !== 'name' && (amount.marks & (Mark.DASH | Mark.STOP)) > 0;
  return isSeparate || (at === tokens.length - 1 && isCount(amount)) ? amount : undefined;
}

/** Whether a number counts something; "00" and "57" are part of a name. */
const isCount = ({ text, amount }: Token): boolean => !text.startsWith('0') && !!amount && amount.high <= MAX_COUNT;
const MAX_COUNT = 24;

/** "Half a dozen eggs" is 0.5 of the unit "dozen". */
function dozenUnit(tokens: readonly LabeledToken[], amount: Token | undefined): Token[] {
  return tokens.filter((token) => token !== amount && token.label === 'quantity' && /^dozens?$/i.test(token.text));
}

/** Well-known units in the singular ("clove" for "cloves"), others as written. */
function unitName(text: string): string {
  return unitKind(text) === null || text !== text.toLowerCase() ? text : singular(text);
}

/**
 * The article before a unit or the food: "A pinch of salt" is one pinch, "a large handful" one handful, "zest of a lemon"
 * one lemon. Not that of "a few cloves".
 */
function articleBefore(tokens: readonly LabeledToken[], unitOrFood: Token | undefined): Token | undefined {
  const at = tokens.findIndex((token) => token === unitOrFood);
  const article = tokens.findLastIndex((token, index) => index < at && isArticle(token));
  const between = tokens.slice(article + 1, Math.max(at, 0));
  const isOfUnit = between.every(({ text, label, marks }) => !marks && label !== 'name' && !isVague(text));
  const isCounting = article === 0 || /^(?:of|from)$/i.test(tokens[article - 1]?.text ?? '');
  return isCounting && isOfUnit && !tokens[at]?.marks ? tokens[article] : undefined;
}

function isRange(token: Token | undefined): boolean {
  return token?.amount ? token.amount.high > token.amount.low : false;
}

/** Zero for words without a number ("a few"). */
function valueOf(token: Token | undefined): number {
  if (!token) return 0;
  return token.amount?.low ?? NUMBER_WORDS.get(token.text.toLowerCase()) ?? 0;
}

/** "4 x 150g trout fillets" is 600 g; null if the counted thing has its own unit ("4 x 150g packs" is 4 packs). */
function productOf(tokens: readonly LabeledToken[], count: Token, unit: readonly Token[]): number | null {
  const size = tokens[tokens.findIndex((token) => token === count) + 1];
  const [first] = unit;
  if (!size?.amount || !first || !(first.marks & Mark.ATTACHED || first.start - size.end < 2)) return null;
  return valueOf(count) * size.amount.low;
}
