import type { MigrationTools } from '@larder/service-kit';
import { type UserFields, USERS } from '../store/index.js';

type StoredUser = Partial<UserFields> & { _id: string };

/**
 * Marks the addresses of administrators as confirmed, since administrators set them themselves. The addresses of
 * members may have been set by anyone, so an administrator has to confirm them before an OpenID identity is linked by
 * address.
 */
export async function confirmAddresses({ db }: MigrationTools): Promise<void> {
  const users = db.collection<StoredUser>(USERS);
  const administrators = users.find({ admin: true }, { projection: { email: 1 } });
  for await (const { _id, email } of administrators) {
    if (email) await users.updateOne({ _id, email }, { $set: { confirmedEmail: email } });
  }
}
