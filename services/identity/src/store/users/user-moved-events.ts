import { UserMoved } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import type { UserRecord } from './user.schema.js';

interface Change {
  before: UserRecord;
  after: UserRecord;
  /** The successor; null when the group has no other user. */
  successorId: string | null;
}

/** The event of a change that moves a user to another household; none for other changes. */
export function userMovedEvents({ before, after, successorId }: Change): OutboxEntry[] {
  if (before.householdId === after.householdId) return [];
  const { groupId: fromGroupId, householdId: fromHouseholdId } = before;
  const fact = { id: after._id, fromGroupId, fromHouseholdId, successorId };
  return [announce(UserMoved, fact, { tenant: { groupId: after.groupId, householdId: after.householdId } })];
}
