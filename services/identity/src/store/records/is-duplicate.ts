const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index has the value already. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}

/** Runs `work`; a duplicate key error is replaced with the given error. */
export async function unlessDuplicate<T>(work: () => Promise<T>, error: () => Error): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isDuplicate(cause) ? error() : cause;
  }
}
