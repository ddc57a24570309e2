import {
  CountHouseholdRecipes,
  CreateGroup,
  CreateHousehold,
  ReadHouseholdStatistics,
  UpdateMemberPermissions,
  type MemberPermissions,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, selfOf, type TestUser } from '../support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

let counter = 0;
const asAdmin = () => identity.as(identity.admin);
const none = { canInvite: false, canManage: false, canManageHousehold: false, canOrganize: false };
const set = (person: TestUser, userId: string, flags: Partial<MemberPermissions>) =>
  identity.as(person.actor).request(UpdateMemberPermissions, { userId, ...flags });

/** A household with a manager and another member, and another household of the same group. */
async function aHome() {
  const { name: group, id } = await asAdmin().request(CreateGroup, { name: `Members ${(counter += 1)}` });
  const { name: household } = await asAdmin().request(CreateHousehold, { groupId: id, name: 'Attic' });
  const manager = await aUser(identity, { group, canManage: true });
  return {
    manager,
    member: await aUser(identity, { group }),
    neighbor: await aUser(identity, { group, household }),
  };
}

describe('permissions', () => {
  it('are set by a manager of the household, and take effect at once', async () => {
    const { manager, member } = await aHome();

    const changed = await set(manager, member.user.id, { canInvite: true, canOrganize: true });

    const { tokens: _tokens, ...user } = changed;
    expect(user).toMatchObject({ id: member.user.id, ...none, canInvite: true, canOrganize: true, admin: false });
    expect(await selfOf(identity, member.actor)).toMatchObject({ ...none, canInvite: true, canOrganize: true });
    expect(await identity.actorOf(member.token)).toMatchObject({ canInvite: true, canManage: false });
  });

  it('are removed when absent; the request is idempotent', async () => {
    const { manager, member } = await aHome();
    await set(manager, member.user.id, { canManage: true, canManageHousehold: true });

    await set(manager, member.user.id, { canManageHousehold: true });
    const again = await set(manager, member.user.id, { canManageHousehold: true });

    expect(again).toMatchObject({ ...none, canManageHousehold: true });
  });

  it('are refused to all other members', async () => {
    const { manager, member, neighbor } = await aHome();
    const forbidden = { kind: 'forbidden', code: 'common.forbidden' };
    const all = { ...none, canManage: true };

    await expect(set(member, manager.user.id, none)).rejects.toMatchObject(forbidden);
    await expect(set(member, member.user.id, all)).rejects.toMatchObject(forbidden);
    await expect(set(manager, manager.user.id, all)).rejects.toMatchObject(forbidden);
    await expect(set(manager, neighbor.user.id, all)).rejects.toMatchObject({ code: 'identity.not-of-household' });
    expect(await selfOf(identity, manager.actor)).toMatchObject({ ...none, canManage: true });
    expect(await selfOf(identity, neighbor.actor)).toMatchObject(none);
  });

  it('of an administrator cannot be changed', async () => {
    const { manager } = await aHome();
    const admin = await aUser(identity, { group: manager.user.group, admin: true });

    await expect(set(manager, admin.user.id, none)).rejects.toMatchObject({ code: 'common.forbidden' });
  });

  it('cannot be set for users of another group or unknown users', async () => {
    const [{ manager }, other] = [await aHome(), await aHome()];
    const unknown = { kind: 'not-found', code: 'identity.no-such-member' };

    for (const id of [other.member.user.id, 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1']) {
      await expect(set(manager, id, none)).rejects.toMatchObject(unknown);
    }
  });

  it('need a user id', async () => {
    const { manager } = await aHome();
    await expect(set(manager, 'unknown', none)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the statistics of a household', () => {
  it('combine the number of members with the counts of the recipe service', async () => {
    const { manager, neighbor } = await aHome();
    const counted = { totalRecipes: 3, totalCategories: 2, totalTags: 5, totalTools: 0 };
    await identity.fakeReply(CountHouseholdRecipes, () => counted);

    const ours = await identity.as(manager.actor).request(ReadHouseholdStatistics, {});
    const theirs = await identity.as(neighbor.actor).request(ReadHouseholdStatistics, {});

    expect(ours).toEqual({ ...counted, totalUsers: 2 });
    expect(theirs).toEqual({ ...counted, totalUsers: 1 });
  });
});
