import type { Value } from '../bson/value.js';
import type { FieldLocation } from '../document-tree/field-location.js';

/** What operators need besides their operand. */
export interface OperatorContext {
  readonly now: Date;
  readonly collator?: Intl.Collator | undefined;
}

/** Carries out one change at one spot. */
export type Operator = (spot: FieldLocation, operand: Value, context: OperatorContext) => void;
