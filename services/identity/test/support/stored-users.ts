import type { Collection, Connection, Model } from 'mongoose';
import { UserRepository } from '../../src/store/users/user.repository.js';
import { USERS, type UserDocument } from '../../src/store/users/user.schema.js';
import type { Identity } from './identity.js';

type StoredUser = Partial<UserDocument> & { _id: string };

/** The database of the service, for tests with data of older versions. */
export function databaseOf(identity: Identity): Connection {
  return (identity.get(UserRepository) as unknown as { model: Model<unknown> }).model.db;
}

export function storedUsers(identity: Identity): Collection<StoredUser> {
  return databaseOf(identity).collection<StoredUser>(USERS);
}

/** Converts an account to the form of versions without external identities and confirmed addresses. */
export async function revertToLegacyAccount(identity: Identity, id: string): Promise<void> {
  const $unset = { ldapKey: '', oidcKey: '', linkedAt: '', confirmedEmail: '' } as const;
  await storedUsers(identity).updateOne({ _id: id }, { $unset });
}
