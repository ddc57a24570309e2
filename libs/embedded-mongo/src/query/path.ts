import { currentValue, fieldOf, MISSING, type Value } from '../bson/value.js';

/** One step of a dotted path; `index` is its number when it may also be an array index, else -1. */
export interface PathStep {
  readonly name: string;
  readonly bytes: Buffer;
  readonly index: number;
}

export interface Path {
  readonly dotted: string;
  readonly steps: readonly PathStep[];
}

/**
 * Called with each value of a path, and whether it is an item of an array at the path's end. True ends the iteration.
 */
export type Visitor = (value: Value, isItem: boolean) => boolean;

const ARRAY_INDEX = /^(0|[1-9]\d{0,8})$/;

export function isArrayIndex(name: string): boolean {
  return ARRAY_INDEX.test(name);
}

export function parsePath(dotted: string): Path {
  const steps = dotted.split('.').map((name) => ({
    name,
    bytes: Buffer.from(name),
    index: isArrayIndex(name) ? Number(name) : -1,
  }));
  return { dotted, steps };
}

/**
 * Visits the values of a path in a document with the semantics of queries: arrays on the path are replaced by each of
 * their items, an array at the end is visited whole and then item by item, a path that does not exist has the value
 * `MISSING`.
 *
 * @returns whether the visitor ended the iteration
 */
export function visitPath(object: Value, path: Path, visit: Visitor): boolean {
  return visitFrom(object, path.steps, 0, visit);
}

/** The same for the steps of a path from one of them on. */
export function visitFrom(object: Value, steps: readonly PathStep[], at: number, visit: Visitor): boolean {
  const step = steps[at];
  if (!step) return false;
  const value = fieldOf(object.bytes, object.start, step.bytes);
  return at === steps.length - 1 ? visitEnd(value, visit) : descend(value, steps, at + 1, visit);
}

function visitEnd(value: Value, visit: Visitor): boolean {
  if (visit(value, false)) return true;
  if (!value.isArray) return false;
  const items = value.elements();
  while (items.next()) if (visit(currentValue(items), true)) return true;
  return false;
}

function descend(value: Value, steps: readonly PathStep[], at: number, visit: Visitor): boolean {
  if (value.isObject) return visitFrom(value, steps, at, visit);
  if (!value.isArray) return visit(MISSING, false);
  return visitPosition(value, steps, at, visit) || visitEach(value, steps, at, visit);
}

/** `list.2` may be the third item. */
function visitPosition(array: Value, steps: readonly PathStep[], at: number, visit: Visitor): boolean {
  const position = steps[at]?.index ?? -1;
  if (position < 0) return false;
  const item = itemAt(array, position);
  if (item.isMissing) return false;
  if (at === steps.length - 1) return visitEnd(item, visit);
  return (item.isObject || item.isArray) && descend(item, steps, at + 1, visit);
}

/** `list.name` is the name of each item. */
function visitEach(array: Value, steps: readonly PathStep[], at: number, visit: Visitor): boolean {
  const items = array.elements();
  while (items.next()) {
    const item = currentValue(items);
    if (item.isObject && visitFrom(item, steps, at, visit)) return true;
  }
  return false;
}

/** The item at an index; missing beyond the end. */
export function itemAt(array: Value, position: number): Value {
  const items = array.elements();
  for (let i = 0; items.next(); i++) if (i === position) return currentValue(items);
  return MISSING;
}
