import { isThing, type Thing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';

/** Values read from referenced objects; objects that refer to each other would multiply. */
const MAX_REFERENCED = 20_000;
const MAX_DEPTH = 12;

/**
 * The caches of GraphQL clients list their objects by name and refer to them: `{"__ref": "Recipe:1"}`, formerly
 * `{"type": "id", "id": "Recipe:1"}`.
 */
export class StateReferences {
  private readonly byName = new Map<string, Thing>();
  private remaining = MAX_REFERENCED;

  /** Adds the named objects in an object. */
  addFrom(thing: Thing): void {
    for (const [name, value] of Object.entries(thing))
      if (isThing(value) && '__typename' in value && !this.byName.has(name)) this.byName.set(name, value);
  }

  /** A value with the objects in place of references to them. */
  resolve(value: unknown, depth = 0): unknown {
    if (typeof value !== 'object' || value === null || this.byName.size === 0) return value;
    if (depth > MAX_DEPTH || this.remaining-- <= 0) return null;
    if (Array.isArray(value)) return value.slice(0, LIMITS.entries).map((item) => this.resolve(item, depth + 1));
    const thing = value as Thing;
    const target = this.targetOf(thing);
    return target ? this.resolve(target, depth + 1) : this.membersOf(thing, depth);
  }

  private membersOf(thing: Thing, depth: number): Thing {
    const members = Object.entries(thing)
      .slice(0, LIMITS.members)
      .filter(([name]) => name !== '__proto__');
    return Object.fromEntries(members.map(([name, value]) => [name, this.resolve(value, depth + 1)]));
  }

  private targetOf(thing: Thing): Thing | undefined {
    const name = thing['__ref'] ?? (thing['type'] === 'id' ? thing['id'] : undefined);
    return typeof name === 'string' ? this.byName.get(name) : undefined;
  }
}
