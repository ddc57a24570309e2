import type { DirectoryEntryDeleted, PayloadOf } from '@larder/contracts';

/** A deleted household or, without one, a whole group: the filter of their records. */
export interface DeletedTenant {
  groupId: string;
  householdId?: string;
}

/** The household or group whose records are deleted after an event; null for a user, who has a successor instead. */
export function deletedTenant({ kind, id, groupId }: PayloadOf<typeof DirectoryEntryDeleted>): DeletedTenant | null {
  if (kind === 'group') return { groupId: id };
  return kind === 'household' && groupId ? { groupId, householdId: id } : null;
}
