import { LIMITS } from '../limits.js';
import { isPresent, isThing, plainName, type Thing } from '../json/thing.js';

/**
 * A copy of schema.org data that is safe to traverse and to send: plain property names, no `__proto__`, nesting limited
 * to `LIMITS.dataDepth`, members to `LIMITS.members`.
 */
export function sanitizeThing(thing: Thing): Thing {
  return tidyObject(thing, 0);
}

function tidyObject(thing: Thing, depth: number): Thing {
  const copy: Thing = {};
  for (const key of Object.keys(thing).slice(0, LIMITS.members)) {
    const name = plainName(key);
    if (name !== '__proto__' && !isPresent(copy[name])) copy[name] = tidy(thing[key], depth + 1);
  }
  return copy;
}

function tidy(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= LIMITS.dataDepth) return null;
  if (Array.isArray(value)) return value.map((item) => tidy(item, depth + 1));
  return isThing(value) ? tidyObject(value, depth) : null;
}
