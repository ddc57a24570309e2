const DUPLICATE_KEY = 11_000;

/** Whether a write failed because the value already exists in a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}

/** Runs `work`; throws the given error instead of a duplicate key error. */
export async function unlessDuplicateKey<T>(work: () => Promise<T>, error: () => Error): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isDuplicateKey(cause) ? error() : cause;
  }
}
