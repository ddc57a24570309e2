const DUPLICATE_KEY = 11_000;

/** Whether a write was refused because another document has the same value in a unique index, or the same `_id`. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}
