import type { ElementReader } from '../bson/layout.js';
import type { Value } from '../bson/value.js';

/**
 * The names of the top-level fields that may differ between two documents, by one pass over both. From the first field
 * with another name on, all fields are included: updates keep the order of fields and append new ones.
 */
export function changedFields(before: Value, now: Value): Set<string> {
  const changed = new Set<string>();
  const [old, fresh] = [before.elements(), now.elements()];
  let [hasOld, hasFresh] = [old.next(), fresh.next()];
  while (hasOld && hasFresh && isSameName(old, fresh)) {
    if (!isSameElement(old, fresh)) changed.add(fresh.name);
    [hasOld, hasFresh] = [old.next(), fresh.next()];
  }
  for (; hasOld; hasOld = old.next()) changed.add(old.name);
  for (; hasFresh; hasFresh = fresh.next()) changed.add(fresh.name);
  return changed;
}

function isSameName(old: ElementReader, fresh: ElementReader): boolean {
  return old.bytes.compare(fresh.bytes, fresh.nameStart, fresh.nameEnd, old.nameStart, old.nameEnd) === 0;
}

function isSameElement(old: ElementReader, fresh: ElementReader): boolean {
  return old.tag === fresh.tag && old.bytes.compare(fresh.bytes, fresh.start, fresh.end, old.start, old.end) === 0;
}
