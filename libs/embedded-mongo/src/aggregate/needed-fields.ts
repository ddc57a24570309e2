import type { Value } from '../bson/value.js';
import type { Stage } from './stage.js';

/** A projection of the top-level fields that stages look at; undefined when they may look at all. */
export function neededFields(_stages: readonly Stage[]): Value | undefined {
  return undefined;
}
