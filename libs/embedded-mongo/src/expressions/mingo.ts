import type { Document } from 'bson';
import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import * as windows from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import { badValue, CommandError, notSupported } from '../errors.js';
import { checkExpression } from './check-expression.js';
import { accumulatorOperators } from './operators/accumulators.js';
import { arithmeticOperators } from './operators/arithmetic.js';
import { withCollator } from './operators/compare.js';
import { comparisonOperators } from './operators/comparison.js';
import { conversionOperators } from './operators/conversion.js';

/** Values of `$$name` in expressions. */
export type Variables = Readonly<Record<string, unknown>>;

export const NO_VARIABLES: Variables = {};

/** Mingo's private options, with the root document of `$name` paths. */
type Scope = Options & { update(locals: { root: unknown }): Scope };

const unsupported = (name: string) => () => {
  throw notSupported(`${name} is`);
};

let captured: Scope | undefined;
/** Not for clients: exposes the options that mingo prepares, so that it does not prepare them for every document. */
const capture = (_document: unknown, _expression: unknown, options: Options) => {
  captured = options as Scope;
};

/** Mingo's operators, with replacements for those that deviate from MongoDB. */
const accumulator = { ...accumulators, ...accumulatorOperators };
const expression = {
  ...expressions,
  ...comparisonOperators,
  ...arithmeticOperators,
  ...conversionOperators,
  $function: unsupported('$function'),
  $meta: unsupported('$meta'),
};
const context = Context.init({
  accumulator,
  expression: { ...expression, $larderCapture: capture },
  pipeline: stages,
  window: windows,
});
const operators = new Set([accumulator, expression, windows].flatMap((map) => Object.keys(map)));

function optionsWith(variables: Variables): Options {
  const processingMode = ProcessingMode.CLONE_OFF;
  const fixed = { idKey: '_id', useStrictMode: true, scriptEnabled: false, failOnError: true, processingMode };
  return { ...fixed, context, variables };
}

/** Executes one stage on documents in memory. */
export function runStage(stage: Document, documents: Document[], variables: Variables): Document[] {
  checkExpression(Object.values(stage), { operators, variables, isCollated: false });
  return translateErrors(() => new Aggregator([stage], optionsWith(variables)).run<Document>(documents));
}

/** Evaluates an expression for a sequence of documents; undefined when it has no value. */
export function evaluator(
  expression: unknown,
  variables: Variables,
  collator?: Intl.Collator,
): (document: Document) => unknown {
  checkExpression(expression, { operators, variables, isCollated: collator !== undefined });
  const scope = preparedScope(variables);
  const evaluateFor = (document: Document) => evalExpr(document, expression, scope.update({ root: document }));
  if (!collator) return (document) => translateErrors(() => evaluateFor(document));
  return (document) => translateErrors(() => withCollator(collator, () => evaluateFor(document)));
}

/** The value of an expression for a document; undefined when it has none. */
export function evaluate(document: Document, expression: unknown, variables: Variables): unknown {
  return evaluator(expression, variables)(document);
}

function preparedScope(variables: Variables): Scope {
  evalExpr({}, { $larderCapture: 1 }, optionsWith(variables));
  if (!captured) throw new Error('mingo evaluated nothing');
  return captured;
}

/** Errors of mingo are caused by the client's expression. */
function translateErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw badValue((cause as Error).message);
  }
}
