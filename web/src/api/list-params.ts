/** Query values; `null` and `undefined` are omitted, lists repeat their key. */
export type QueryParams = Record<string, string | number | boolean | null | undefined | readonly string[]>;

/** The default parameters of lists: all records, by name. */
const WHOLE_LIST = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;

/** Merges the parameters of a list call with the defaults of the web app. */
export function listParams(params: QueryParams = {}): QueryParams {
  return { ...WHOLE_LIST, ...params };
}

/** The query string of a call, form-encoded. */
export function writeParams(params: QueryParams): string {
  const written = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === null || value === undefined) continue;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const each of values) written.append(key, String(each));
  }
  return written.toString();
}
