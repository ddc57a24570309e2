import fc from 'fast-check';
import type { Filter } from '../src/index.js';

/** A sequence of conditions a0 to a4; nested sequences are in parentheses. */
export interface Sequence {
  terms: (number | Sequence)[];
  joints: boolean[];
}
export const anySequence: fc.Arbitrary<Sequence> = fc.letrec<{ row: Sequence }>((tie) => ({
  row: fc
    .array(fc.tuple(fc.oneof({ maxDepth: 2 }, fc.nat(4), tie('row')), fc.boolean()), { minLength: 1, maxLength: 4 })
    .map((pairs) => ({ terms: pairs.map(([term]) => term), joints: pairs.map(([, isAnd]) => isAnd) })),
})).row;

/** The sequence as a text without the parentheses that follow from the precedence. */
export function printSequence({ terms, joints }: Sequence): string {
  const print = (term: number | Sequence): string =>
    typeof term === 'number' ? `a${term} = 1` : `(${printSequence(term)})`;
  return terms.reduce<string>(
    (text, term, at) => (at === 0 ? print(term) : `${text} ${joints[at - 1] ? 'AND' : 'OR'} ${print(term)}`),
    '',
  );
}

/** Whether a sequence is true, grouped from the right; `truths` are those of the conditions. */
export function evaluateSequence({ terms, joints }: Sequence, truths: boolean[]): boolean {
  const [first, ...rest] = terms;
  const left =
    typeof first === 'number' ? truths[first] === true : first !== undefined && evaluateSequence(first, truths);
  if (rest.length === 0) return left;
  const right = evaluateSequence({ terms: rest, joints: joints.slice(1) }, truths);
  return joints[0] ? left && right : left || right;
}

/** Whether a filter is true; `truths` are those of its conditions. */
export function evaluate(filter: Filter, truths: boolean[]): boolean {
  if (filter.kind === 'comparison') return truths[Number(filter.attribute.slice(1))] === true;
  const isTrue = (term: Filter): boolean => evaluate(term, truths);
  return filter.kind === 'and' ? filter.terms.every(isTrue) : filter.terms.some(isTrue);
}
