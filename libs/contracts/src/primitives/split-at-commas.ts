/**
 * The values of a query parameter that is repeated (`tags=a&tags=b`), or given once with commas (`tags=a,b`) as several
 * clients do. Only for ids and slugs, which have no commas.
 */
export function splitAtCommas(raw: unknown): unknown[] {
  return [raw ?? []].flat().flatMap((value) => (typeof value === 'string' ? partsOf(value) : [value]));
}

function partsOf(value: string): string[] {
  return value.split(',').filter((part) => part.trim() !== '');
}
