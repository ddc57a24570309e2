import type { Value } from '../bson/value.js';
import type { FieldLocation } from '../document-tree/field-location.js';

/** The inputs of operators besides their operand. */
export interface OperatorContext {
  readonly now: Date;
  readonly collator?: Intl.Collator | undefined;
}

/** Executes one change at one location. */
export type Operator = (location: FieldLocation, operand: Value, context: OperatorContext) => void;
