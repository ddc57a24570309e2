const DUPLICATE_KEY = 11_000;

/** Whether a write failed because the value already exists in a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}
