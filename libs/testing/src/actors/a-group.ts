import { randomUUID } from 'node:crypto';
import { OPERATOR_ID, type Actor } from '@larder/contracts';

/** Fields of a member that a test may set; the others have valid defaults. */
export type MemberFields = Partial<Actor> & { group?: TestGroup; household?: TestHousehold };

/** A new group for one test. */
export interface TestGroup {
  id: string;
  slug: string;
  household(): TestHousehold;
}

/** A new household for one test; `member()` creates a user in it. */
export interface TestHousehold {
  id: string;
  slug: string;
  group: TestGroup;
  member(fields?: Partial<Actor>): Actor;
}

export function aGroup(): TestGroup {
  const id = randomUUID();
  const group: TestGroup = { id, slug: `group-${id.slice(0, 8)}`, household: () => aHousehold(group) };
  return group;
}

export function aHousehold(group: TestGroup = aGroup()): TestHousehold {
  const id = randomUUID();
  const household: TestHousehold = {
    id,
    slug: `household-${id.slice(0, 8)}`,
    group,
    member: (fields = {}) => aMember({ household, ...fields }),
  };
  return household;
}

/** A signed-in user. `admin` implies the other permissions, as in the product. */
export function aMember({ group, household = aHousehold(group), ...fields }: MemberFields = {}): Actor {
  const admin = fields.admin ?? false;
  const userId = randomUUID();
  return {
    userId,
    username: `user-${userId.slice(0, 8)}`,
    groupId: household.group.id,
    groupSlug: household.group.slug,
    householdId: household.id,
    householdSlug: household.slug,
    admin,
    canInvite: admin,
    canManage: admin,
    canManageHousehold: admin,
    canOrganize: admin,
    locale: 'en-US',
    integrationId: 'generic',
    ...fields,
  };
}

/** A user with all permissions. */
export function anAdmin(fields: Omit<MemberFields, 'admin'> = {}): Actor {
  return aMember({ ...fields, admin: true });
}

/** The operator, who runs commands on the machine. */
export function anOperator(): Actor {
  return anAdmin({ userId: OPERATOR_ID, groupId: OPERATOR_ID });
}
