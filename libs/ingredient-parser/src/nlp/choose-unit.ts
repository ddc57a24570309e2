import { Mark, type Token } from '../tokens/token.js';
import type { LabelledToken } from './assemble.js';
import { unitKind } from './vocabulary.js';

/**
 * The words of the unit that counts: the first one, but "can" of "2 (14 oz) cans" and "One 15-ounce can". Words that
 * say more of the unit ("a heaped tbsp") are left out.
 */
export function chooseUnit(tokens: readonly LabelledToken[]): Token[] {
  const runs = runsOf(tokens);
  const [first] = runs;
  if (!first) return [];
  const outside = first[0]?.inBrackets ? runs.find(([begin]) => begin && !begin.inBrackets) : undefined;
  if (!outside && isAside(tokens, first)) return [];
  return headOf(outside ?? first);
}

/** "1 onion (about 4 ounces)" is one onion, not an ounce of it. */
function isAside(tokens: readonly LabelledToken[], unit: readonly Token[]): boolean {
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

/** "fl oz" stays whole; otherwise the last word that is known as a unit. */
function headOf(run: readonly Token[]): Token[] {
  const kinds = run.map(({ text }) => unitKind(text));
  const at = kinds.findLastIndex((kind) => kind !== null);
  const head = run[at] ?? run.at(-1);
  const before = run[at - 1];
  if (!head) return [];
  return before && /^(?:fl|fluid)$/i.test(before.text) ? [before, head] : [head];
}
