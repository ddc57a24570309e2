import type { Collection, Connection, Model } from 'mongoose';
import { UserRepository } from '../../src/store/users/user.repository.js';
import { USERS, type UserDocument } from '../../src/store/users/user.schema.js';
import type { Identity } from './identity.js';

type StoredUser = Partial<UserDocument> & { _id: string };

/** The service's own database, for tests of data that an older version has left. */
export function databaseOf(identity: Identity): Connection {
  return (identity.get(UserRepository) as unknown as { model: Model<unknown> }).model.db;
}

export function storedUsers(identity: Identity): Collection<StoredUser> {
  return databaseOf(identity).collection<StoredUser>(USERS);
}

/** Makes an account what it was before versions that store external identities and confirmed addresses. */
export async function makeLegacy(identity: Identity, id: string): Promise<void> {
  const $unset = { ldapKey: '', oidcKey: '', linkedAt: '', confirmedEmail: '' } as const;
  await storedUsers(identity).updateOne({ _id: id }, { $unset });
}
