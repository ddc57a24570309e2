import { isDuplicateKey } from './is-duplicate-key.js';

/** Runs `work`; throws the given error instead of a duplicate key error, which becomes its cause. */
export async function translateDuplicateKey<T>(
  work: () => Promise<T>,
  error: (params: Record<string, never>, cause: unknown) => Error,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isDuplicateKey(cause) ? error({}, cause) : cause;
  }
}
