import type { Value } from '../bson/value.js';
import type { Container } from './tree.js';

/** Where a change takes effect: a field of a container. */
export interface Spot {
  readonly parent: Container;
  readonly name: string;
  /** The whole path, for error sentences. */
  readonly path: string;
}

/** What operators need besides their operand. */
export interface OperatorContext {
  readonly now: Date;
  readonly collator?: Intl.Collator | undefined;
}

/** Carries out one change at one spot. */
export type Operator = (spot: Spot, operand: Value, context: OperatorContext) => void;
