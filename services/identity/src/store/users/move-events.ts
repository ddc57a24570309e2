import { UserMoved } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import type { UserRecord } from './user.schema.js';

interface Change {
  before: UserRecord;
  after: UserRecord;
  /** Who takes over what stays behind; null when nobody is left to. */
  successorId: string | null;
}

/** What is told when a change takes somebody to another household; nothing when it does not. */
export function movedEvents({ before, after, successorId }: Change): OutboxEntry[] {
  if (before.householdId === after.householdId) return [];
  const { groupId: fromGroupId, householdId: fromHouseholdId } = before;
  const fact = { id: after._id, fromGroupId, fromHouseholdId, successorId };
  return [announce(UserMoved, fact, { tenant: { groupId: after.groupId, householdId: after.householdId } })];
}
