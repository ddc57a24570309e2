import {
  CreateGroup,
  CreateHousehold,
  DeleteHousehold,
  DirectoryEntryDeleted,
  CheckPlanEntryOwner,
  CheckRecipeOwner,
  CheckShoppingListOwner,
  ReadUser,
  UpdateUserAsAdmin,
  UserMoved,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { firstHouseholdOf } from '../support/tenant-calls.js';
import { aUser, type TestUser } from '../support/users.js';

let identity: Identity;
/** The owners of records in other services. */
const owners = { recipes: new Set<string>(), plans: new Set<string>(), lists: new Set<string>() };
beforeAll(async () => {
  identity = await startIdentity();
  await identity.fakeReply(CheckRecipeOwner, ({ userId }) => ({ owns: owners.recipes.has(userId) }));
  await identity.fakeReply(CheckPlanEntryOwner, ({ userId }) => ({ owns: owners.plans.has(userId) }));
  await identity.fakeReply(CheckShoppingListOwner, ({ userId }) => ({ owns: owners.lists.has(userId) }));
});
afterAll(() => identity.stop());

let counter = 0;
const asAdmin = () => identity.as(identity.admin);
const aGroup = () => asAdmin().request(CreateGroup, { name: `Moves ${(counter += 1)}` });
const move = ({ user }: TestUser, to: { group?: string; household?: string }) =>
  asAdmin().request(UpdateUserAsAdmin, { id: user.id, user: { ...user, ...to } });
const moveOf = async ({ user }: TestUser) => {
  const [event] = await identity.eventually.published(UserMoved, { where: ({ id }) => id === user.id });
  return event;
};

describe('moving to another household', () => {
  it('publishes the successor: the manager of the old household', async () => {
    const group = await aGroup();
    await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Attic' });
    const [ana, , cleo] = [
      await aUser(identity, { group: group.name }),
      await aUser(identity, { group: group.name }),
      await aUser(identity, { group: group.name, canManageHousehold: true }),
    ];

    const moved = await move(ana, { household: 'Attic' });

    expect(moved).toMatchObject({ household: 'Attic', groupId: group.id });
    expect(await moveOf(ana)).toMatchObject({
      id: ana.user.id,
      fromGroupId: group.id,
      fromHouseholdId: firstHouseholdOf(group),
      successorId: cleo.user.id,
      groupId: group.id,
      householdId: moved.householdId,
    });
    expect(await identity.actorOf(ana.token)).toMatchObject({ householdId: moved.householdId });
  });

  it('has no successor when the group has no other user', async () => {
    const group = await aGroup();
    await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Attic' });
    const ana = await aUser(identity, { group: group.name });

    await move(ana, { household: 'Attic' });

    expect(await moveOf(ana)).toMatchObject({ successorId: null });
  });

  it('is not published for changes of other fields', async () => {
    const group = await aGroup();
    const ana = await aUser(identity, { group: group.name });

    await move(ana, { household: ana.user.household });
    await identity.settled();

    expect(identity.published(UserMoved).filter(({ id }) => id === ana.user.id)).toEqual([]);
  });
});

describe('moving to another group', () => {
  it('is allowed for a user who owns no records; the token is valid there from then on', async () => {
    const [from, to] = [await aGroup(), await aGroup()];
    const ana = await aUser(identity, { group: from.name });

    const moved = await move(ana, { group: to.name });

    expect(moved).toMatchObject({ group: to.name, groupId: to.id, householdId: firstHouseholdOf(to) });
    expect(await moveOf(ana)).toMatchObject({ fromGroupId: from.id, groupId: to.id });
    expect(await identity.actorOf(ana.token)).toMatchObject({ groupId: to.id, householdId: firstHouseholdOf(to) });
  });

  it.each(['recipes', 'plans', 'lists'] as const)('is refused for a user who owns %s', async (kind) => {
    const [from, to] = [await aGroup(), await aGroup()];
    const ana = await aUser(identity, { group: from.name });
    owners[kind].add(ana.user.id);

    const attempt = move(ana, { group: to.name });

    await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.group-move-refused' });
    expect(await asAdmin().request(ReadUser, { id: ana.user.id })).toEqual({ ...ana.user, tokens: null });
  });

  it('needs an existing household', async () => {
    const [from, to] = [await aGroup(), await aGroup()];
    const ana = await aUser(identity, { group: from.name });

    const attempt = move(ana, { group: to.name, household: 'Nowhere' });

    await expect(attempt).rejects.toMatchObject({ code: 'identity.unknown-tenant' });
  });
});

it('makes the default household of its group the successor of a deleted household', async () => {
  const group = await aGroup();
  const attic = await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Attic' });

  await asAdmin().request(DeleteHousehold, { id: attic.id });
  await asAdmin().request(DeleteHousehold, { id: firstHouseholdOf(group) });

  const deletion = async (household: string) =>
    (await identity.eventually.published(DirectoryEntryDeleted, { where: ({ id }) => id === household }))[0];
  expect(await deletion(attic.id)).toMatchObject({ kind: 'household', heirHouseholdId: firstHouseholdOf(group) });
  expect(await deletion(firstHouseholdOf(group))).toMatchObject({ kind: 'household', heirHouseholdId: null });
});
