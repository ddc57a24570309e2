import { isThing, plainName, type Thing } from '../json/thing.js';
import { LIMITS } from '../limits.js';

/** Values read from referenced objects; objects that refer to each other would multiply. */
const MAX_REFERENCED = 20_000;

/**
 * A value with references (`{"@id": "#step-1"}`) at any depth replaced by the objects with these ids, and JSON-LD lists
 * (`{"@list": […]}`) by plain ones. An object inside itself stays a reference.
 */
export function resolveReferences(byId: ReadonlyMap<string, Thing>, value: unknown): unknown {
  return new ReferenceResolver(byId).resolve(value, 0);
}

class ReferenceResolver {
  private remaining = MAX_REFERENCED;
  private readonly open = new Set<string>();

  constructor(private readonly byId: ReadonlyMap<string, Thing>) {}

  resolve(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null || depth > LIMITS.dataDepth) return value;
    if (this.open.size > 0) this.remaining--;
    if (Array.isArray(value)) return value.map((item) => this.resolve(item, depth + 1));
    if (!isThing(value)) return value;
    const list = value['@list'] ?? value['@set'];
    if (list !== undefined) return this.resolve(list, depth + 1);
    return isReference(value) ? this.follow(value, depth) : this.resolveMembers(value, depth);
  }

  private follow(reference: Thing, depth: number): unknown {
    const id = String(reference['@id']);
    const target = this.byId.get(id);
    if (!target || this.open.has(id) || this.remaining <= 0) return reference;
    this.open.add(id);
    const resolved = this.resolveMembers(target, depth);
    this.open.delete(id);
    return resolved;
  }

  private resolveMembers(thing: Thing, depth: number): Thing {
    const members = Object.entries(thing)
      .slice(0, LIMITS.members)
      .map(([name, value]): [string, unknown] => [plainName(name), this.resolve(value, depth + 1)]);
    return Object.fromEntries(members.filter(([name]) => name !== '__proto__'));
  }
}

const REFERENCE_MEMBERS = new Set(['@id', '@type']);

/** Whether an object only names another one, perhaps with its type. */
export function isReference(thing: Thing): boolean {
  return typeof thing['@id'] === 'string' && Object.keys(thing).every((name) => REFERENCE_MEMBERS.has(name));
}
