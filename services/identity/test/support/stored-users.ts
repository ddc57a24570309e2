import { USERS, type UserDocument } from '../../src/store/users/user.schema.js';
import type { Identity } from './identity.js';

type StoredUser = Partial<UserDocument> & { _id: string };

/** The accounts as they are stored, with their credentials. */
export function storedUsers(identity: Identity) {
  return identity.collection<StoredUser>(USERS);
}

/** Converts an account to the form of versions without external identities and confirmed addresses. */
export async function revertToLegacyAccount(identity: Identity, id: string): Promise<void> {
  const $unset = { ldapKey: '', oidcKey: '', linkedAt: '', confirmedEmail: '' } as const;
  await storedUsers(identity).updateOne({ _id: id }, { $unset });
}
