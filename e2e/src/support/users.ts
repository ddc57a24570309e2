import { randomUUID } from 'node:crypto';
import { bodyOf, type Api } from './api.js';
import { administrator, aVisitor } from './instances/product.js';

export const PASSWORD = 'larder-tests-1';

export interface TestUser {
  api: Api;
  id: string;
  username: string;
  groupId: string;
  groupSlug: string;
  householdId: string;
}

type Flags = Partial<
  Record<'admin' | 'canInvite' | 'canManage' | 'canManageHousehold' | 'canOrganize' | 'advanced', boolean>
>;
type Tenant = { id: string; name: string; slug: string };

/** Creates a separate group. */
export async function aGroup(): Promise<Tenant> {
  const admin = await administrator();
  return bodyOf<Tenant>(await admin.post('/api/admin/groups', { name: `Group ${randomUUID()}` }), 201);
}

/** Creates another household in a group. */
export async function aHousehold(groupId: string): Promise<Tenant> {
  const admin = await administrator();
  return bodyOf<Tenant>(await admin.post('/api/admin/households', { groupId, name: `Household ${randomUUID()}` }), 201);
}

/** Creates a user and signs them in; by default in a separate group. */
export async function aUser(place: { group?: Tenant; household?: Tenant } = {}, flags: Flags = {}): Promise<TestUser> {
  const admin = await administrator();
  const group = place.group ?? (await aGroup());
  const username = `user-${randomUUID()}`;
  const user = bodyOf<Omit<TestUser, 'api'>>(
    await admin.post('/api/admin/users', {
      username,
      fullName: 'Test User',
      email: `${username}@example.org`,
      password: PASSWORD,
      group: group.name,
      ...(place.household ? { household: place.household.name } : {}),
      ...flags,
    }),
    201,
  );
  return { ...user, api: await aVisitor().signIn(username, PASSWORD) };
}

/** The users of a tenancy test: an owner, and callers with less access. */
export async function aNeighborhood() {
  const group = await aGroup();
  const owner = await aUser(
    { group },
    { canManage: true, canManageHousehold: true, canOrganize: true, canInvite: true },
  );
  const housemate = await aUser({ group });
  const neighbor = await aUser({ group, household: await aHousehold(group.id) });
  const stranger = await aUser();
  return { group, owner, housemate, neighbor, stranger, anonymous: aVisitor() };
}
