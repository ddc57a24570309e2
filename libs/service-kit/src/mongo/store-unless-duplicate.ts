import { isDuplicateKey } from './is-duplicate-key.js';

/** Runs a write. False, instead of an error, when a unique index refused it, or a part of it. */
export async function storeUnlessDuplicate(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
