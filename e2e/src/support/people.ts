import { randomUUID } from 'node:crypto';
import type { Api } from './api.js';
import { administrator, anybody } from './product.js';

export const PASSWORD = 'larder-tests-1';

export interface Person {
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
type Named = { id: string; name: string; slug: string };

/** Creates a group of its own; with a member, unless only the group is wanted. */
export async function aGroup(): Promise<Named> {
  const admin = await administrator();
  return created<Named>(await admin.post('/api/admin/groups', { name: `Group ${randomUUID()}` }));
}

/** Creates a further household in a group. */
export async function aHousehold(groupId: string): Promise<Named> {
  const admin = await administrator();
  return created<Named>(await admin.post('/api/admin/households', { groupId, name: `Household ${randomUUID()}` }));
}

/** Creates a person and signs them in; without a group they get one of their own. */
export async function aPerson(place: { group?: Named; household?: Named } = {}, flags: Flags = {}): Promise<Person> {
  const admin = await administrator();
  const group = place.group ?? (await aGroup());
  const username = `user-${randomUUID()}`;
  const user = created<Omit<Person, 'api'>>(
    await admin.post('/api/admin/users', {
      username,
      fullName: 'Test Person',
      email: `${username}@example.org`,
      password: PASSWORD,
      group: group.name,
      ...(place.household ? { household: place.household.name } : {}),
      ...flags,
    }),
  );
  return { ...user, api: await anybody().signIn(username, PASSWORD) };
}

/** The cast of a tenancy test: one owner, and everybody who must be kept out or may only look. */
export async function aNeighbourhood() {
  const group = await aGroup();
  const owner = await aPerson(
    { group },
    { canManage: true, canManageHousehold: true, canOrganize: true, canInvite: true },
  );
  const housemate = await aPerson({ group });
  const neighbour = await aPerson({ group, household: await aHousehold(group.id) });
  const stranger = await aPerson();
  return { group, owner, housemate, neighbour, stranger, anonymous: anybody() };
}

function created<T>(answer: { status: number; body: unknown }): T {
  if (answer.status !== 201) throw new Error(`Expected 201, got ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as T;
}
