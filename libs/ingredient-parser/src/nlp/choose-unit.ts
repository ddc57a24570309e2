import { Mark, type Token } from '../tokens/token.js';
import type { LabelledToken } from './labelled-token.js';
import { sizeWords, unitKind } from './vocabulary.js';

/**
 * The words of the unit that counts: the first one, but "can" of "2 (14 oz) cans" and "One 15-ounce can". Words that
 * say more of the unit ("a heaped tbsp") are left out.
 */
export function chooseUnit(tokens: readonly LabelledToken[]): Token[] {
  const runs = runsOf(tokens);
  const first = afterAmount(tokens, runs) ?? runs[0];
  if (!first) return [];
  const outside = first[0]?.inBrackets ? runs.find(([begin]) => begin && !begin.inBrackets) : undefined;
  if (!outside && isRemark(tokens, first)) return [];
  const run = outside ?? first;
  if (run.length === 1 && isSize(tokens, run)) return headOf(packageAfter(tokens, runs, run));
  return isMeasure(tokens, run) ? run.slice(0, 1) : headOf(run);
}

/** Of "scant 1 cup" the words after the amount. */
function afterAmount(tokens: readonly LabelledToken[], runs: readonly Token[][]): Token[] | undefined {
  const amount = tokens.find(({ label }) => label === 'quantity');
  const isBefore = amount !== undefined && (runs[0]?.[0]?.start ?? 0) < amount.start;
  return isBefore ? runs.find(([begin]) => begin && begin.start > amount.start && !begin.inBrackets) : undefined;
}

/** "Two 6-ounce fillets" are two fillets, not two ounces. */
function isSize(tokens: readonly LabelledToken[], [unit]: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token === unit);
  const [count, size] = [tokens[at - 2], tokens[at - 1]];
  const isCounted = count?.label === 'quantity' && count === tokens.find(({ label }) => label === 'quantity');
  return isCounted && size?.label === 'quantity' && !size.marks && ((unit?.marks ?? 0) & Mark.DASH) > 0;
}

/** Of "one 28-oz (800 g) can" the can. */
function packageAfter(
  tokens: readonly LabelledToken[],
  runs: readonly Token[][],
  size: readonly Token[],
): readonly Token[] {
  const isCounted = ([begin]: readonly Token[]): boolean =>
    tokens[tokens.findIndex((token) => token === begin) - 1]?.label === 'quantity';
  return runs.find((run) => run !== size && !run[0]?.inBrackets && !isCounted(run)) ?? [];
}

const MEASURE = /^(?:cm|mm|in|inch|inches|g|grams?|kg|oz|ounces?|lbs?|pounds?|ml|l|cl|dl|lit(?:re|er)s?)$/i;

/** "2 cm piece of ginger" and "8 oz round of cheese" are measured; "two 2 cm pieces" are counted. */
function isMeasure(tokens: readonly LabelledToken[], run: readonly Token[]): boolean {
  const before = tokens[tokens.findIndex((token) => token === run[0]) - 1];
  const isFirst = before !== undefined && before === tokens.find(({ label }) => label === 'quantity');
  return isFirst && !before.amount?.isMultiplier && run.length > 1 && MEASURE.test(run[0]?.text ?? '');
}

/** "1 onion (about 4 ounces)" is one onion, not an ounce of it. */
function isRemark(tokens: readonly LabelledToken[], unit: readonly Token[]): boolean {
  const amount = tokens.find(({ label }) => label === 'quantity');
  return amount !== undefined && !amount.inBrackets && (unit[0]?.inBrackets ?? false);
}

/** Unit words with no amount and no slash between them. */
function runsOf(tokens: readonly LabelledToken[]): Token[][] {
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

/** "fl oz" stays whole; otherwise the last word that is a well-known unit. A size is none. */
function headOf(run: readonly Token[]): Token[] {
  const kinds = run.map(({ text }) => unitKind(text));
  const at = kinds.findLastIndex((kind) => kind !== null);
  const head = run[at] ?? run.at(-1);
  const before = run[at - 1];
  if (!head || (kinds[at] === undefined && sizeWords.has(head.text.toLowerCase()))) return [];
  return before && /^(?:fl|fluid)$/i.test(before.text) ? [before, head] : [head];
}
