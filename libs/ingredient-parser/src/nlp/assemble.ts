import type { ParsedLine } from '../parsed-line.js';
import { roundQuantity } from '../round-quantity.js';
import { singular } from '../tokens/singular.js';
import { Mark, type Token } from '../tokens/token.js';
import { chooseUnit } from './choose-unit.js';
import { formatName } from './format-name.js';
import { formatNote } from './format-note.js';
import type { LabeledToken } from './labeled-token.js';
import { NUMBER_WORDS, unitKind } from './vocabulary.js';

/** Assembles a parsed line from its labeled words: the first amount, its unit, the food, and the rest as note. */
export function assemble(line: string, tokens: readonly LabeledToken[]): Omit<ParsedLine, 'confidence'> {
  const amount = tokens.find(({ label }) => label === 'quantity') ?? amountBehindName(tokens);
  const units = chooseUnit(tokens);
  const unit = units.length > 0 ? units : dozenUnit(tokens, amount);
  const names = withoutArticle(tokens.filter((token) => token.label === 'name' && token !== amount));
  const product = amount?.amount?.isMultiplier ? productOf(tokens, amount, unit) : null;
  const used = new Set([...(product || isRange(amount) ? [] : [amount]), ...(product ? [] : unit), ...names]);
  return {
    quantity: roundQuantity(product ?? valueOf(amount ?? articleBefore(tokens, unit[0] ?? onlyOf(names)))),
    unit: unit.map(({ text }) => unitName(text)).join(' '),
    food: formatName(line, names, tokens),
    note: formatNote(line, tokens, used),
  };
}

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

/** The food of "half a lime" is "lime". */
function withoutArticle(names: LabeledToken[]): LabeledToken[] {
  return names.length > 1 && /^an?$/i.test(names[0]?.text ?? '') ? names.slice(1) : names;
}

/** "Half a dozen eggs" is 0.5 of the unit "dozen". */
function dozenUnit(tokens: readonly LabeledToken[], amount: Token | undefined): Token[] {
  return tokens.filter((token) => token !== amount && token.label === 'quantity' && /^dozens?$/i.test(token.text));
}

/** Well-known units in the singular ("clove" for "cloves"), others as written. */
function unitName(text: string): string {
  return unitKind(text) === null || text !== text.toLowerCase() ? text : singular(text);
}

/** A food of one word; longer ones begin with other words of an amount as well: "a little oil". */
const onlyOf = (names: readonly Token[]): Token | undefined => (names.length === 1 ? names[0] : undefined);

/** The article before a unit or the food: "A pinch of salt" is one pinch, "an egg" one egg. */
function articleBefore(tokens: readonly Token[], unitOrFood: Token | undefined): Token | undefined {
  const at = tokens.findIndex((token) => token === unitOrFood);
  const before = tokens[at - 1];
  return at === 1 && /^an?$/i.test(before?.text ?? '') ? before : undefined;
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
