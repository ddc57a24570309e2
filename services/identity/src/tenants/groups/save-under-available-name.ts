import { IdentityErrors } from '@larder/contracts';
import { isDuplicateKey } from '@larder/service-kit';
import { nameCandidates } from '../../text/index.js';

/** Stores a record with the first available name: the name itself, then `Name (1)` and so on. */
export async function saveUnderAvailableName<Saved>(
  name: string,
  write: (candidate: string) => Promise<Saved>,
): Promise<Saved> {
  for (const candidate of nameCandidates(name)) {
    try {
      return await write(candidate);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw IdentityErrors.taken();
}
