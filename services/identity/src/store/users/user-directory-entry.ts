import type { DirectoryUser } from '@larder/contracts';
import type { UserRecord } from './user.schema.js';

/** The directory entry of a user. */
export function toUserDirectoryEntry(user: UserRecord): DirectoryUser {
  return {
    kind: 'user',
    id: user._id,
    groupId: user.groupId,
    householdId: user.householdId,
    username: user.username,
    fullName: user.fullName,
    admin: user.admin,
    revision: user.revision,
  };
}
