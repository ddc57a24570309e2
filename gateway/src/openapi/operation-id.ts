/**
 * The id of an operation, by which generated clients and AI tools name it. It follows from method and path, which no two
 * operations share; the names of controllers and methods are neither unique nor valid everywhere.
 */
export function operationId(method: string, path: string): string {
  const [, ...segments] = path.split('/').filter(Boolean); // without `api`
  return [method, ...segments.map(wordOf)].join('_');
}

function wordOf(segment: string): string {
  return segment.replace(/^\{(\w+)\}$/, 'by_$1').replace(/\W/g, '_');
}
