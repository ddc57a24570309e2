import { isThing, type Thing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';

const MAX_KIND = 11;

/**
 * The plain form of the properties of an Astro island, whose values are in lists with the number of their kind:
 * `{ "name": [0, "Lemon tart"], "lines": [1, [[0, "3 lemons"]]] }`. Any other value is returned unchanged.
 */
export const withoutKinds = (value: unknown): unknown =>
  isThing(value) && isTyped(value) ? membersOf(value, 0) : value;

function isTyped(thing: Thing): boolean {
  const values = Object.values(thing).slice(0, LIMITS.members);
  return values.length > 0 && values.every(isPair);
}

const isPair = (value: unknown): value is [number, unknown] =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && value[0] >= 0 && value[0] <= MAX_KIND;

function plainOf(value: unknown, depth: number): unknown {
  if (!isPair(value) || depth > LIMITS.dataDepth) return value;
  const [, content] = value;
  if (Array.isArray(content)) return content.slice(0, LIMITS.entries).map((item) => plainOf(item, depth + 1));
  return isThing(content) ? membersOf(content, depth) : content;
}

const membersOf = (thing: Thing, depth: number): Thing =>
  Object.fromEntries(
    Object.entries(thing)
      .slice(0, LIMITS.members)
      .filter(([name]) => name !== '__proto__')
      .map(([name, value]) => [name, plainOf(value, depth + 1)]),
  );
