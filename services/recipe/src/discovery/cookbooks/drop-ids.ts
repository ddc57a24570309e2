import { parseFilter, printFilter, QueryFilterError, type Filter } from '@larder/query-filter';

/**
 * A filter without the ids of records that are deleted. An id goes where others remain beside it; where it stands alone the
 * condition stays and matches nothing, or the cookbook would suddenly show recipes that its filter excludes.
 */
export function dropIds(text: string, ids: ReadonlySet<string>): string {
  const filter = read(text);
  const remaining = filter && without(filter, ids);
  return remaining && remaining !== filter ? printFilter(remaining) : text;
}

/** The same object where nothing is dropped. */
function without(filter: Filter, ids: ReadonlySet<string>): Filter {
  if (filter.kind !== 'comparison') {
    const terms = filter.terms.map((term) => without(term, ids));
    return terms.every((term, at) => term === filter.terms[at]) ? filter : { ...filter, terms };
  }
  if (!Array.isArray(filter.value)) return filter;
  const value = filter.value.filter((each) => !ids.has(each.toLowerCase()));
  return value.length === 0 || value.length === filter.value.length ? filter : { ...filter, value };
}

/** Null for what is stored but is no filter: reading it never fails either. */
function read(text: string): Filter | null {
  try {
    return parseFilter(text);
  } catch (error) {
    if (error instanceof QueryFilterError) return null;
    throw error;
  }
}
