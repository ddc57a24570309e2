/** The fields of a possible successor. */
export interface Candidate {
  id: string;
  householdId: string;
  admin: boolean;
  canManageHousehold: boolean;
}

interface Departure {
  /** The user who is being deleted. */
  user: { id: string; householdId: string };
  /** The group's members, oldest account first; may include the deleted user. */
  members: Candidate[];
  /** The administrator who deletes the user; may belong to another group. */
  actingId: string;
}

/**
 * Who takes over the recipes, plan entries and lists of a deleted user (docs/api/identity.md#moves-and-deletion):
 * a member of the same household who manages it, else its oldest member; else, within the group, the acting
 * administrator, an administrator, the oldest member. Null when the group has no other users.
 */
export function successorOf({ user, members, actingId }: Departure): string | null {
  const others = members.filter(({ id }) => id !== user.id);
  const atHome = others.filter(({ householdId }) => householdId === user.householdId);
  const successor =
    atHome.find(({ canManageHousehold }) => canManageHousehold) ??
    atHome[0] ??
    others.find(({ id }) => id === actingId) ??
    others.find(({ admin }) => admin) ??
    others[0];
  return successor?.id ?? null;
}
