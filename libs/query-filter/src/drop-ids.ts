import { QueryFilterError } from './errors.js';
import { parseFilter } from './syntax/parse-filter.js';
import { printFilter } from './syntax/print-filter.js';
import type { Filter } from './syntax/tree.js';

/**
 * Removes the ids of deleted records from a filter. If it is the only id of a condition, the condition is kept and
 * matches nothing; otherwise a cookbook or a rule would suddenly include recipes that its filter excludes.
 */
export function dropIds(text: string, ids: ReadonlySet<string>): string {
  const filter = read(text);
  const remaining = filter && without(filter, ids);
  return remaining && remaining !== filter ? printFilter(remaining) : text;
}

/** Returns the same object if nothing changes. */
function without(filter: Filter, ids: ReadonlySet<string>): Filter {
  if (filter.kind !== 'comparison') {
    const terms = filter.terms.map((term) => without(term, ids));
    return terms.every((term, at) => term === filter.terms[at]) ? filter : { ...filter, terms };
  }
  if (!Array.isArray(filter.value)) return filter;
  const value = filter.value.filter((each) => !ids.has(each.toLowerCase()));
  return value.length === 0 || value.length === filter.value.length ? filter : { ...filter, value };
}

/** Null for an invalid stored filter, which never fails reads. */
function read(text: string): Filter | null {
  try {
    return parseFilter(text);
  } catch (error) {
    if (error instanceof QueryFilterError) return null;
    throw error;
  }
}
