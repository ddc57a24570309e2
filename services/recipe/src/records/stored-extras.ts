/** One entry of the extras of a record; a pair, since user-defined keys may contain dots and dollars. */
export interface StoredExtra {
  keyName: string;
  value: string;
}

/** Converts extras to their stored form. */
export function toStoredExtras(extras: Record<string, string>): StoredExtra[] {
  return Object.entries(extras).map(([keyName, value]) => ({ keyName, value }));
}

/** Converts stored extras to their contract shape. */
export function fromStoredExtras(extras: StoredExtra[]): Record<string, string> {
  return Object.fromEntries(extras.map(({ keyName, value }) => [keyName, value]));
}
