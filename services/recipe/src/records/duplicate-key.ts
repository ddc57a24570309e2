const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index, or `_id`, is taken. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE_KEY;
}
