import type { Document } from 'bson';
import { decode, decodeSpec, toValue } from '../bson/convert.js';
import type { Value } from '../bson/value.js';
import type { ExpressionTest } from '../query/match.js';
import { evaluate, evaluator, NO_VARIABLES, type Variables } from './mingo.js';

/** Computes a value from a stored document. */
export type Expression = (raw: Buffer) => Value;

/** An aggregation expression as a function of a document. */
export function compileExpression(
  expression: Value,
  variables: Variables = NO_VARIABLES,
  collator?: Intl.Collator,
): Expression {
  const valueFor = evaluator(decodeSpec(expression), variables, collator);
  return (raw) => toValue(valueFor(decode(raw)));
}

/** The evaluation of `$expr` for a command with its own variables (`let`). */
export function expressionsWith(letValue: Value, collator?: Intl.Collator): ExpressionTest {
  return (expression) => expressionTest(expression, letVariables(letValue), collator);
}

/** The values of a command's `let`; empty when it is missing. */
export function letVariables(letValue: Value): Variables {
  return letValue.isObject ? variablesOf(decodeSpec(letValue) as Document) : NO_VARIABLES;
}

/** A test of documents by an expression. */
export function expressionTest(expression: Value, variables: Variables, collator?: Intl.Collator) {
  const valueFor = evaluator(decodeSpec(expression), variables, collator);
  return (document: Value): boolean => isTrue(valueFor(decode(document.raw())));
}

/** False, null, zero and missing are false; everything else is true. */
function isTrue(result: unknown): boolean {
  return result !== false && result !== null && result !== undefined && result !== 0;
}

/** The values of `let`, which may be expressions. */
export function variablesOf(
  definitions: Document,
  document: Document = {},
  outer: Variables = NO_VARIABLES,
): Variables {
  const own = Object.entries(definitions).map(
    ([name, expression]) => [name, evaluate(document, expression, outer)] as const,
  );
  return { ...outer, ...Object.fromEntries(own) };
}
