import type { Document } from 'bson';
import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr, ProcessingMode } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import * as windows from 'mingo/operators/window';
import type { Options } from 'mingo/types';
import { badValue, CommandError } from '../errors.js';

/** Values of `$$name` in expressions. */
export type Variables = Readonly<Record<string, unknown>>;

export const NO_VARIABLES: Variables = {};

const context = Context.init({
  accumulator: accumulators,
  expression: expressions,
  pipeline: stages,
  window: windows,
});

function optionsWith(variables: Variables): Partial<Options> {
  return {
    context,
    variables,
    scriptEnabled: false,
    failOnError: true,
    processingMode: ProcessingMode.CLONE_OFF,
  };
}

/** Carries out one stage on documents in memory. */
export function runStage(stage: Document, documents: Document[], variables: Variables): Document[] {
  return guarded(() => new Aggregator([stage], optionsWith(variables)).run<Document>(documents));
}

/** The value of an expression for a document; undefined when it has none. */
export function evaluate(document: Document, expression: unknown, variables: Variables): unknown {
  return guarded(() => evalExpr(document, expression, optionsWith(variables) as Options));
}

/** What mingo complains about is the client's expression. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof CommandError) throw cause;
    throw badValue((cause as Error).message);
  }
}
