/** A pair of an API-only key/value store. A list, because keys may hold dots and dollars. */
export interface Extra {
  key: string;
  value: string;
}

/** The stored form of a key/value store. */
export function toExtras(values: Readonly<Record<string, string>>): Extra[] {
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}

/** The key/value store as clients read and write it. */
export function fromExtras(extras: readonly Extra[]): Record<string, string> {
  return Object.fromEntries(extras.map(({ key, value }) => [key, value]));
}
