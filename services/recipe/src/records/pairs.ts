/** One entry of a key/value store; as pairs, because keys of user data may hold dots and dollars. */
export interface StoredExtra {
  keyName: string;
  value: string;
}

/** A key/value store as pairs, as it is stored. */
export function toPairs(extras: Record<string, string>): StoredExtra[] {
  return Object.entries(extras).map(([keyName, value]) => ({ keyName, value }));
}

/** A key/value store in its contract shape. */
export function fromPairs(pairs: StoredExtra[]): Record<string, string> {
  return Object.fromEntries(pairs.map(({ keyName, value }) => [keyName, value]));
}
