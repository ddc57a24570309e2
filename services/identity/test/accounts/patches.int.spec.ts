import {
  CreateGroup,
  PatchGroup,
  PatchGroupHousehold,
  PatchHousehold,
  PatchUser,
  PatchUserAsAdmin,
  ReadGroup,
  ReadHousehold,
  ReadUser,
  UpdateGroupPreferences,
  UpdateHouseholdPreferences,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, PASSWORD, selfOf } from '../support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

let counter = 0;
const asAdmin = () => identity.as(identity.admin);
const aGroup = () => asAdmin().request(CreateGroup, { name: `Patches ${(counter += 1)}` });
const unknown = 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1';

describe('a PATCH of an account', () => {
  it('changes only the given fields, as far as its owner may', async () => {
    const { user, actor } = await aUser(identity, { canInvite: true, advanced: true });

    await identity.as(actor).request(PatchUser, { id: user.id, user: { fullName: 'New Name', canManage: true } });

    expect(await selfOf(identity, actor)).toEqual({ ...user, tokens: [], fullName: 'New Name' });
  });

  it('by an administrator keeps absent permissions', async () => {
    const { user } = await aUser(identity, { canInvite: true });

    const patched = await asAdmin().request(PatchUserAsAdmin, { id: user.id, user: { canOrganize: true } });

    expect(patched).toEqual({ ...user, tokens: null, canOrganize: true });
    expect(await asAdmin().request(ReadUser, { id: user.id })).toEqual(patched);
  });

  it('is validated like a PUT', async () => {
    const [ana, ben] = [await aUser(identity), await aUser(identity)];
    const patch = (id: string, user: object) => identity.as(ana.actor).request(PatchUser, { id, user });

    await expect(patch(ben.user.id, {})).rejects.toMatchObject({ code: 'identity.not-an-admin' });
    await expect(patch(ana.user.id, { admin: true })).rejects.toMatchObject({
      code: 'identity.group-change-forbidden',
    });
    await expect(patch(ana.user.id, { email: ben.user.email, currentPassword: PASSWORD })).rejects.toMatchObject({
      code: 'identity.update-failed',
    });
    await expect(patch(ana.user.id, { email: 'none' })).rejects.toMatchObject({ kind: 'invalid' });
    const demotion = asAdmin().request(PatchUserAsAdmin, { id: identity.admin.userId, user: { admin: false } });
    await expect(demotion).rejects.toMatchObject({ code: 'identity.self-demotion' });
    const result = asAdmin().request(PatchUserAsAdmin, { id: unknown, user: {} });
    await expect(result).rejects.toMatchObject({ code: 'common.not-found' });
    expect(await selfOf(identity, ana.actor)).toEqual({ ...ana.user, tokens: [] });
  });

  it('loses no concurrent change', async () => {
    const { user } = await aUser(identity);
    const patch = (changes: object) => asAdmin().request(PatchUserAsAdmin, { id: user.id, user: changes });

    await Promise.all([patch({ canInvite: true }), patch({ canOrganize: true }), patch({ fullName: 'Both' })]);

    const stored = await asAdmin().request(ReadUser, { id: user.id });
    expect(stored).toMatchObject({ canInvite: true, canOrganize: true, fullName: 'Both' });
  });
});

describe('a PATCH of a tenant', () => {
  it('keeps absent preferences of a group', async () => {
    const group = await aGroup();
    const member = await aUser(identity, { group: group.name, canManage: true });
    const preferences = { privateGroup: false, recipeShowAssets: true };
    await identity.as(member.actor).request(UpdateGroupPreferences, preferences);

    const renamed = await asAdmin().request(PatchGroup, { id: group.id, group: { name: `${group.name} x` } });
    await asAdmin().request(PatchGroup, { id: group.id, group: { preferences: { recipePublic: true } } });

    expect(renamed.preferences).toMatchObject(preferences);
    const stored = await asAdmin().request(ReadGroup, { id: group.id });
    expect(stored).toMatchObject({ name: `${group.name} x`, preferences: { ...preferences, recipePublic: true } });
  });

  it('keeps absent preferences of a household', async () => {
    const group = await aGroup();
    const member = await aUser(identity, { group: group.name, canManageHousehold: true });
    const preferences = { privateHousehold: false, firstDayOfWeek: 1 };
    await identity.as(member.actor).request(UpdateHouseholdPreferences, preferences);
    const id = member.user.householdId;

    await asAdmin().request(PatchHousehold, { id, household: { preferences: { firstDayOfWeek: 6 } } });
    await asAdmin().request(PatchHousehold, { id, household: {} });

    const stored = await asAdmin().request(ReadHousehold, { id });
    expect(stored).toMatchObject({ name: 'Family', preferences: { privateHousehold: false, firstDayOfWeek: 6 } });
  });

  it('changes households of the own group only', async () => {
    const { actor } = await aUser(identity, { group: (await aGroup()).name, admin: true });
    const patch = (slugOrId: string) =>
      identity.as(actor).request(PatchGroupHousehold, { slugOrId, household: { name: 'Kitchen' } });

    expect(await patch('family')).toMatchObject({ slug: 'kitchen', groupId: actor.groupId });
    await expect(patch(identity.admin.householdId)).rejects.toMatchObject({ code: 'identity.household-not-found' });
  });
});
