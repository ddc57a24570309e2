const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index has the value already. */
export function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
}

/** Does the work; a duplicate becomes the error the caller names. */
export async function unlessDuplicate<T>(work: () => Promise<T>, error: () => Error): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isDuplicate(cause) ? error() : cause;
  }
}
