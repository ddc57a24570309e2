import { IdentityErrors } from '@larder/contracts';
import { isDuplicateKey } from '@larder/service-kit';
import { nameCandidates } from '../../text/index.js';

/** Creates a record with the first available name: the name itself, then `Name (1)` and so on. */
export async function firstFree<T>(name: string, create: (candidate: string) => Promise<T>): Promise<T> {
  for (const candidate of nameCandidates(name)) {
    try {
      return await create(candidate);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw IdentityErrors.taken();
}
