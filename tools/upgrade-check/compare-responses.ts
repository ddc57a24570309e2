/** A response of one of the two versions. */
export interface ComparedResponse {
  status: number;
  body: unknown;
}

/** Keys whose values differ in each response, or contain the version. */
const OWN_VALUES = new Set(['version', 'commit', 'access_token', 'token', 'fileToken']);

/**
 * Where the newer response differs from the older one. Additional keys are allowed, since existing clients do not read
 * them.
 */
export function differencesOf(older: ComparedResponse, newer: ComparedResponse): string[] {
  if (older.status !== newer.status) return [`status ${older.status} became ${newer.status}`];
  return [...differences(older.body, newer.body, 'body')];
}

function* differences(older: unknown, newer: unknown, path: string): Generator<string> {
  if (!isObject(older) || !isObject(newer)) {
    if (older !== newer) yield `${path}: ${textOf(older)} became ${textOf(newer)}`;
    return;
  }
  if (Array.isArray(older) && Array.isArray(newer) && older.length !== newer.length)
    yield `${path}: ${older.length} entries became ${newer.length}`;
  for (const [key, value] of Object.entries(older)) {
    if (!OWN_VALUES.has(key)) yield* differences(value, newer[key], `${path}.${key}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const MOST_CHARACTERS = 100;

function textOf(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, MOST_CHARACTERS);
}
