const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index has the value already. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}
