import {
  CreateHousehold,
  CreateUser,
  DeleteHousehold,
  DeleteUser,
  UpdateGroup,
  UpdateHousehold,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import { startIdentity, type Identity } from '../support/identity.js';
import { PASSWORD } from '../support/users.js';
import { firstHouseholdOf, tenantCalls } from '../support/tenant-calls.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const { asAdmin, aGroupWith, publishedEntries } = tenantCalls(() => identity);
const missing = 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1';

describe('a household', () => {
  it('is as private as its group, and follows the recipe preferences of the group', async () => {
    const { group } = await aGroupWith();
    const preferences = { privateGroup: false, recipeShowNutrition: true, recipePublic: false };
    await asAdmin().request(UpdateGroup, { id: group.id, group: { name: '', preferences } });

    const household = await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Garden' });

    expect(household).toMatchObject({
      group: group.name,
      groupId: group.id,
      name: 'Garden',
      slug: 'garden',
      users: [],
      webhooks: [],
      preferences: {
        privateHousehold: false,
        recipePublic: false,
        recipeShowNutrition: true,
        recipeDisableAmount: true,
      },
    });
    expect((await publishedEntries(household.id, 1))[0]).toMatchObject({
      preferences: { privateHousehold: false },
      revision: 0,
    });
  });

  it('may have the name of a household in another group, but not in its own', async () => {
    const [one, other] = [await aGroupWith(), await aGroupWith()];
    const make = (groupId: string) => asAdmin().request(CreateHousehold, { groupId, name: 'Garden' });

    expect([(await make(one.group.id)).name, (await make(other.group.id)).name]).toEqual(['Garden', 'Garden']);
    expect((await make(one.group.id)).name).toBe('Garden (1)');
  });

  it('needs a group that exists', async () => {
    const withoutGroup = asAdmin().request(CreateHousehold, { name: 'Garden' });
    const withoutGroupThere = asAdmin().request(CreateHousehold, { name: 'Garden', groupId: missing });

    await expect(withoutGroup).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ type: 'missing', loc: ['body', 'groupId'], msg: 'Field required', input: null }],
    });
    await expect(withoutGroupThere).rejects.toMatchObject({ code: 'identity.unknown-tenant' });
  });

  it('is renamed within its group, never moved', async () => {
    const [one, other] = [await aGroupWith(), await aGroupWith()];
    const id = firstHouseholdOf(one.group);
    await asAdmin().request(CreateHousehold, { groupId: one.group.id, name: 'Garden' });
    const update = (name: string) =>
      asAdmin().request(UpdateHousehold, { id, household: { id, groupId: other.group.id, name } });

    expect(await update('Terrace')).toMatchObject({ name: 'Terrace', slug: 'terrace', groupId: one.group.id });
    await expect(update('garden')).rejects.toMatchObject({ kind: 'conflict', code: 'identity.household-name-taken' });
    expect((await identity.actorOf(one.member.token)).householdSlug).toBe('terrace');
  });

  it('cannot be deleted while it has members', async () => {
    const { group, member } = await aGroupWith();
    const remove = () => asAdmin().request(DeleteHousehold, { id: firstHouseholdOf(group) });

    await expect(remove()).rejects.toMatchObject({ kind: 'refused', code: 'identity.household-with-users' });
    await asAdmin().request(DeleteUser, { id: member.user.id });
    expect((await remove()).name).toBe('Family');

    await expect(remove()).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is never deleted while a user is moved into it', async () => {
    const { group } = await aGroupWith();
    const empty = await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Empty' });
    const name = `mover${newId().slice(0, 8)}`;
    const mover = { username: name, fullName: name, email: `${name}@example.org`, password: PASSWORD };

    const [moved, removed] = await Promise.allSettled([
      asAdmin().request(CreateUser, { ...mover, group: group.name, household: 'Empty' }),
      asAdmin().request(DeleteHousehold, { id: empty.id }),
    ]);

    expect([moved.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
  });
});
