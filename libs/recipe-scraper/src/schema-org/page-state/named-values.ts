import { isPresent, isThing, type Thing } from '../../json/thing.js';
import { LIMITS } from '../../limits.js';

/** The members of an object by their names in one notation: "prep_time" and "prepTime" are "preptime". */
export class NamedValues {
  private readonly values = new Map<string, unknown>();

  constructor(thing: Thing) {
    for (const key of Object.keys(thing).slice(0, LIMITS.members)) {
      const name = key.toLowerCase().replace(/[^a-z]/g, '');
      if (!this.values.has(name) && isPresent(thing[key])) this.values.set(name, thing[key]);
    }
  }

  /** The first of these members, whatever it is; undefined without any. */
  any(names: readonly string[]): unknown {
    for (const name of names) if (this.values.has(name)) return this.values.get(name);
    return undefined;
  }

  /** The first list or object, else the first text, of the members whose names match. */
  matching(pattern: RegExp): unknown {
    const values = [...this.values].filter(([name]) => pattern.test(name)).map(([, value]) => value);
    return values.find((value) => typeof value === 'object') ?? values.find((value) => typeof value === 'string');
  }

  /** The first of these members that is a text or a number, or an object with a name; `""` without any. */
  text(names: readonly string[], isPlural = false): string {
    for (const name of names) {
      const value = this.values.get(name);
      const text = isThing(value) ? nameOf(value, isPlural) : plainTextOf(value);
      if (text) return text;
    }
    return '';
  }
}

const SHORT = ['abbreviation', 'shortname', 'short'];
const SINGULAR = ['name', 'namesingular', 'singular', 'title', 'label', 'text', 'value'];
const PLURAL = ['nameplural', 'plural', 'pluralname'];

function nameOf(thing: Thing, isPlural: boolean): string {
  const values = new NamedValues(thing);
  const names = [...SHORT, ...(isPlural ? PLURAL : []), ...SINGULAR, ...PLURAL];
  return names.map((name) => plainTextOf(values.any([name]))).find(Boolean) ?? '';
}

/** A text, or a positive number with at most two decimals; `""` for anything else. */
export function plainTextOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && value > 0 ? String(Number(value.toFixed(2))) : '';
}
