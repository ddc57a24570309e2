import { currentValue, fieldOf, type Value } from '../bson/value.js';
import type { Path, PathStep } from './path.js';

/** The length of an array, at its beginning. */
const LENGTH_BYTES = 4;
/** Smaller than most items. */
const EXACT_ENOUGH = 32;

/**
 * Whether a path certainly has the same values in two documents, without collecting them: a change of one of a thousand
 * items mostly does not affect the index keys of the others. False when it may differ.
 */
export function isSamePath(before: Value, now: Value, { steps }: Path): boolean {
  return isSameFrom(before, now, steps, 0);
}

function isSameFrom(before: Value, now: Value, steps: readonly PathStep[], at: number): boolean {
  const step = steps[at];
  if (!step) return isSameValue(before, now);
  const [old, fresh] = [fieldOf(before.bytes, before.start, step.bytes), fieldOf(now.bytes, now.start, step.bytes)];
  return isSameBelow(old, fresh, steps, at + 1);
}

function isSameBelow(old: Value, fresh: Value, steps: readonly PathStep[], at: number): boolean {
  if (isSameValue(old, fresh)) return true;
  if (old.tag !== fresh.tag || at === steps.length) return false;
  if (old.isObject) return isSameFrom(old, fresh, steps, at);
  // A number may be an array index: then all of the array counts.
  if (!old.isArray || (steps[at]?.index ?? -1) >= 0) return false;
  return isSameInEach(old, fresh, steps, at);
}

function isSameInEach(old: Value, fresh: Value, steps: readonly PathStep[], at: number): boolean {
  const [before, now] = [old.elements(), fresh.elements()];
  const shared = sharedBytes(old, fresh);
  for (;;) {
    const [hasOld, hasFresh] = [before.next(), now.next()];
    if (hasOld !== hasFresh) return false;
    if (!hasOld) return true;
    if (before.end - old.start <= shared) continue;
    const [one, other] = [currentValue(before), currentValue(now)];
    if (isSameValue(one, other)) continue;
    // Arrays within arrays have no fields, as any other value that is not an object.
    if (one.isObject !== other.isObject) return false;
    if (one.isObject && !isSameFrom(one, other, steps, at)) return false;
  }
}

/**
 * The number of bytes from the beginning that two arrays have in common, except for their lengths; may be some bytes too
 * low. Items that end before it are the same at the same positions.
 */
export function sharedBytes(old: Value, fresh: Value): number {
  const isSame = (from: number, to: number) =>
    old.bytes.compare(fresh.bytes, fresh.start + from, fresh.start + to, old.start + from, old.start + to) === 0;
  // Without the byte that ends the shorter one.
  const most = Math.min(old.end - old.start, fresh.end - fresh.start) - 1;
  if (isSame(LENGTH_BYTES, most)) return most;
  let [low, high] = [LENGTH_BYTES, most];
  while (high - low > EXACT_ENOUGH) {
    const middle = (low + high) >> 1;
    if (isSame(low, middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether two values have the same type and bytes. */
export function isSameValue(old: Value, fresh: Value): boolean {
  if (old.tag !== fresh.tag) return false;
  return old.bytes.compare(fresh.bytes, fresh.start, fresh.end, old.start, old.end) === 0;
}
