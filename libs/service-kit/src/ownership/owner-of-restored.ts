import type { Actor } from '@larder/contracts';
import type { Directory } from '../directory/directory.js';

/** The owner of a record that is restored from the trash: its last owner or, if they left the household, the caller. */
export async function ownerOfRestored(
  directory: Pick<Directory, 'isMember'>,
  actor: Actor,
  { userId, householdId }: { userId: string; householdId: string },
): Promise<string> {
  return (await directory.isMember({ householdId }, userId)) ? userId : actor.userId;
}
