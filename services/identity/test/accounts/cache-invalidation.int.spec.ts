import {
  ActorChanged,
  CreateApiToken,
  CreateGroup,
  CreateHousehold,
  DeleteUser,
  SiteChanged,
  UpdateGroup,
  UpdateMemberPermissions,
  UpdateUser,
  UpdateUserAsAdmin,
} from '@larder/contracts';
import { Broadcasts } from '@larder/service-kit';
import { waitUntil } from '@larder/testing';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, type TestUser } from '../support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);

type Change = (person: TestUser) => Promise<unknown>;
const rename: Change = ({ actor, user }) =>
  identity.as(actor).request(UpdateUser, { id: user.id, user: { ...user, fullName: 'Another Name' } });
const changeAsAdmin: Change = ({ user }) =>
  asAdmin().request(UpdateUserAsAdmin, { id: user.id, user: { ...user, canInvite: true } });

it.each<[string, Change]>([
  ['renamed user', rename],
  ['account changed by an administrator', changeAsAdmin],
  ['changed permissions', ({ user }) => asAdmin().request(UpdateMemberPermissions, { userId: user.id })],
  ['new API token', ({ actor }) => identity.as(actor).request(CreateApiToken, { name: 'Watch' })],
  ['deleted user', ({ user }) => asAdmin().request(DeleteUser, { id: user.id })],
])('clears cached actors in the gateways: %s', async (_what, change) => {
  const person = await aUser(identity);
  const changedUserIds = new Set<string>();
  identity.get(Broadcasts).on(ActorChanged, ({ userId }) => changedUserIds.add(userId));
  await identity.settled();

  await change(person);

  await waitUntil(() => changedUserIds.has(person.user.id), { what: 'the broadcast' });
});

it('clears cached site information in the gateways when a group or household is created or changed', async () => {
  let broadcasts = 0;
  identity.get(Broadcasts).on(SiteChanged, () => (broadcasts += 1));
  await identity.settled();
  const received = (count: number) => waitUntil(() => broadcasts >= count, { what: `${count} broadcasts` });

  const group = await asAdmin().request(CreateGroup, { name: 'Bakery' });
  await received(1);
  await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Oven' });
  await received(2);
  await asAdmin().request(UpdateGroup, { id: group.id, group: { name: 'Patisserie' } });
  await received(3);
});
