import { isThing, type Thing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';

/** Values read for one page; objects that refer to each other would multiply. */
const MAX_VALUES = 20_000;

/**
 * The recipe objects of a list, known by the names of their members, whose objects and lists contain positions in that
 * list instead of values, as in the data of Nuxt pages (the format of the devalue library), and of Remix pages, where the
 * names have positions as well: `{ "_7": 8 }` (the format of turbo-stream). Any other value is returned unchanged.
 */
export function withoutPositions(value: unknown, names: RegExp): unknown {
  if (!Array.isArray(value)) return value;
  const reader = new PositionReader(value);
  const recipes = value.filter((item) => reader.isRecipe(item, names));
  if (recipes.length === 0) return value;
  return recipes.map((recipe) => reader.membersOf(recipe, 0));
}

const NAME_POSITION = /^_\d{1,7}$/;

class PositionReader {
  private remaining = MAX_VALUES;

  constructor(private readonly list: readonly unknown[]) {}

  isRecipe(item: unknown, names: RegExp): item is Thing {
    if (!isThing(item)) return false;
    const keys = Object.keys(item).slice(0, LIMITS.members);
    return keys.some((key) => names.test(this.nameOf(key))) && Object.values(item).every(Number.isInteger);
  }

  membersOf(thing: Thing, depth: number): Thing {
    const members = Object.entries(thing).slice(0, LIMITS.members);
    return Object.fromEntries(
      members
        .map(([key, position]): [string, unknown] => [this.nameOf(key), this.valueAt(position, depth + 1)])
        .filter(([name]) => name !== '__proto__'),
    );
  }

  /** The name of a member: its key, or the text at the position in it. */
  private nameOf(key: string): string {
    const name = NAME_POSITION.test(key) ? this.list[Number(key.slice(1))] : key;
    return typeof name === 'string' ? name : key;
  }

  /** Negative positions stand for values that JSON lacks, such as undefined. */
  private valueAt(position: unknown, depth: number): unknown {
    const value = this.list[Number(position)];
    if (typeof value !== 'object' || value === null) return value;
    if (depth > LIMITS.dataDepth || this.remaining-- <= 0) return null;
    return Array.isArray(value) ? this.itemsOf(value, depth) : this.membersOf(value as Thing, depth);
  }

  /** A list that begins with a text has a type: `["Date", "2026-11-28"]`, `["Reactive", 7]`. */
  private itemsOf(items: readonly unknown[], depth: number): unknown {
    const [type, content] = items;
    if (typeof type === 'string') return Number.isInteger(content) ? this.valueAt(content, depth + 1) : content;
    return items.slice(0, LIMITS.entries).map((position) => this.valueAt(position, depth + 1));
  }
}
