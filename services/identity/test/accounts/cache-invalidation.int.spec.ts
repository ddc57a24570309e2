import {
  ActorChanged,
  CreateApiToken,
  CreateGroup,
  CreateHousehold,
  DeleteUser,
  SiteChanged,
  UpdateGroup,
  UpdateUser,
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
const USER = { fullName: 'Another Name', advanced: false };

type Act = (person: TestUser) => Promise<unknown>;
const rename: Act = ({ actor, user }) =>
  identity.as(actor).request(UpdateUser, { id: user.id, user: { ...user, ...USER } });

it.each<[string, Act]>([
  ['renamed user', rename],
  ['new API token', ({ actor }) => identity.as(actor).request(CreateApiToken, { name: 'Watch' })],
  ['deleted user', ({ user }) => asAdmin().request(DeleteUser, { id: user.id })],
])('clears cached actors in the gateways: %s', async (_what, act) => {
  const person = await aUser(identity);
  const forgotten = new Set<string>();
  identity.get(Broadcasts).on(ActorChanged, ({ userId }) => forgotten.add(userId));
  await identity.settled();

  await act(person);

  await waitUntil(() => forgotten.has(person.user.id), { what: 'the note' });
});

it('clears cached site information in the gateways when a group or household is created or changed', async () => {
  let notes = 0;
  identity.get(Broadcasts).on(SiteChanged, () => (notes += 1));
  await identity.settled();
  const received = (count: number) => waitUntil(() => notes >= count, { what: `${count} notes` });

  const group = await asAdmin().request(CreateGroup, { name: 'Bakery' });
  await received(1);
  await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Oven' });
  await received(2);
  await asAdmin().request(UpdateGroup, { id: group.id, group: { name: 'Patisserie' } });
  await received(3);
});
