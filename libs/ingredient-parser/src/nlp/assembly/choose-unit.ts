import { Mark, type Token } from '../../tokens/token.js';
import type { LabeledToken } from '../labeled-token.js';
import { isPackage, sizeWords, unitKind } from '../vocabulary.js';

/**
 * The words of the unit of the amount: the first unit, except "can" in "2 (14 oz) cans" and "One 15-ounce can". Words
 * that describe the unit ("a heaped tbsp") are not included.
 */
export function chooseUnit(tokens: readonly LabeledToken[]): Token[] {
  const runs = runsOf(tokens);
  const first = afterAmount(tokens, runs) ?? runs[0];
  if (!first) return [];
  const outside = first[0]?.inBrackets ? runs.find(([begin]) => begin && !begin.inBrackets) : undefined;
  if (!outside && isRemark(tokens, first)) return [];
  const run = outside ?? first;
  if (run.length === 1 && isSize(tokens, run)) return headOf(packageAfter(tokens, runs, run));
  return isMeasure(tokens, run) ? run.slice(0, 1) : headOf(run);
}

/** The unit after the amount, if there are unit words before it: "scant 1 cup". */
function afterAmount(tokens: readonly LabeledToken[], runs: readonly Token[][]): Token[] | undefined {
  const amount = tokens.find(({ label }) => label === 'quantity');
  const isBefore = amount !== undefined && (runs[0]?.[0]?.start ?? 0) < amount.start;
  return isBefore ? runs.find(([begin]) => begin && begin.start > amount.start && !begin.inBrackets) : undefined;
}

/** Whether a unit is the size of a counted thing: "Two 6-ounce fillets" and "two 6 oz fillets" are two fillets. */
function isSize(tokens: readonly LabeledToken[], [unit]: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token === unit);
  const [count, size] = [tokens[at - 2], tokens[at - 1]];
  const isCounted = count?.label === 'quantity' && count === tokens.find(({ label }) => label === 'quantity');
  const isAttached = ((unit?.marks ?? 0) & Mark.DASH) > 0 || count?.amount === null;
  return isCounted && size?.label === 'quantity' && !size.marks && isAttached;
}

/** The unit after a size: "can" in "one 28-oz (800 g) can". */
function packageAfter(
  tokens: readonly LabeledToken[],
  runs: readonly Token[][],
  size: readonly Token[],
): readonly Token[] {
  const isCounted = ([begin]: readonly Token[]): boolean =>
    tokens[tokens.findIndex((token) => token === begin) - 1]?.label === 'quantity';
  return runs.find((run) => run !== size && !run[0]?.inBrackets && !isCounted(run)) ?? [];
}

const MEASURE = /^(?:cm|mm|in|inch|inches|g|grams?|kg|oz|ounces?|lbs?|pounds?|ml|l|cl|dl|lit(?:re|er)s?)$/i;

/** Whether the first word is the measure: true for "2 cm piece of ginger", false for "two 2 cm pieces". */
function isMeasure(tokens: readonly LabeledToken[], run: readonly Token[]): boolean {
  const before = tokens[tokens.findIndex((token) => token === run[0]) - 1];
  const isFirst = before !== undefined && before === tokens.find(({ label }) => label === 'quantity');
  return isFirst && !before.amount?.isMultiplier && run.length > 1 && MEASURE.test(run[0]?.text ?? '');
}

/** Whether a unit in brackets does not belong to the amount: "1 onion (about 4 ounces)". */
function isRemark(tokens: readonly LabeledToken[], unit: readonly Token[]): boolean {
  const amount = tokens.find(({ label }) => label === 'quantity');
  return amount !== undefined && !amount.inBrackets && (unit[0]?.inBrackets ?? false);
}

/** Groups of unit words without an amount or a slash between them. */
function runsOf(tokens: readonly LabeledToken[]): Token[][] {
  const runs: Token[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (token.label === 'quantity' || token.marks & (Mark.SLASH | Mark.OPEN | Mark.CLOSE)) isOpen = false;
    if (token.label !== 'unit') continue;
    if (isOpen) runs.at(-1)?.push(token);
    else runs.push([token]);
    isOpen = true;
  }
  return runs;
}

/** "fl oz", else the package or the last word that is a well-known unit; none for a size. */
function headOf(run: readonly Token[]): Token[] {
  const kinds = run.map(({ text }) => unitKind(text));
  const packageAt = run.findIndex(({ text }) => isPackage(text)); // "cans chunk chicken"
  const at = packageAt < 0 ? kinds.findLastIndex((kind) => kind !== null) : packageAt;
  const head = run[at] ?? run.at(-1);
  const before = run[at - 1];
  if (!head || (kinds[at] === undefined && sizeWords.has(head.text.toLowerCase()))) return [];
  return before && /^(?:fl|fluid)$/i.test(before.text) ? [before, head] : [head];
}
