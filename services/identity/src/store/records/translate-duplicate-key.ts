import { isDuplicateKey } from '@larder/service-kit';

/** Runs `work`; throws the given error instead of a duplicate key error. */
export async function translateDuplicateKey<T>(work: () => Promise<T>, error: () => Error): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isDuplicateKey(cause) ? error() : cause;
  }
}
