import {
  CheckName,
  CreateGroup,
  CreateHousehold,
  CreateUser,
  DeleteGroup,
  DeleteHousehold,
  DeleteUser,
  DirectoryEntryDeleted,
  DirectoryEntrySaved,
  ReadGroup,
  ReadGroupHousehold,
  ReadGroupMember,
  ReadGroupPreferences,
  ReadHousehold,
  ReadHouseholdPreferences,
  ReadOwnGroup,
  ReadOwnHousehold,
  ReadSite,
  UpdateGroup,
  UpdateGroupPreferences,
  UpdateHousehold,
  UpdateHouseholdPreferences,
  type GroupOut,
  type Message,
} from '@larder/contracts';
import { aMember } from '@larder/testing';
import { startIdentity, type Identity } from './support/identity.js';
import { aUser, PASSWORD } from './support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);
const missing = 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1';
let counter = 0;
const aName = (): string => `Name ${(counter += 1)}`;

/** A group of its own with a user. */
async function aGroupWith(fields: { canManage?: boolean; canManageHousehold?: boolean } = {}) {
  const group = await asAdmin().request(CreateGroup, { name: aName() });
  return { group, member: await aUser(identity, { group: group.name, ...fields }) };
}
const householdOf = ({ households }: GroupOut): string => households?.[0]?.id ?? '';
async function publishedEntries(id: string, count: number) {
  const where = ({ entry }: { entry: { id: string } }) => entry.id === id;
  return (await identity.eventually.published(DirectoryEntrySaved, { count, where })).map(({ entry }) => entry);
}

describe('a new group', () => {
  it('is private and has a private household with the default name', async () => {
    const group = await asAdmin().request(CreateGroup, { name: ' Our Kitchen ' });

    expect(group).toEqual({
      id: group.id,
      name: 'Our Kitchen',
      slug: 'our-kitchen',
      categories: [],
      webhooks: [],
      users: [],
      households: [{ id: householdOf(group), name: 'Family' }],
      preferences: {
        id: group.preferences?.id,
        groupId: group.id,
        privateGroup: true,
        recipePublic: false,
        recipeShowNutrition: false,
        recipeShowAssets: false,
        recipeLandscapeView: false,
        recipeDisableComments: false,
        recipeDisableAmount: true,
      },
    });
    expect(await asAdmin().request(ReadGroup, { id: group.id })).toEqual(group);
    const household = await asAdmin().request(ReadHousehold, { id: householdOf(group) });
    expect(household).toMatchObject({
      group: 'Our Kitchen',
      preferences: { privateHousehold: true, recipePublic: false },
    });
    expect(await publishedEntries(group.id, 1)).toMatchObject([
      { kind: 'group', slug: 'our-kitchen', privateGroup: true, revision: 0 },
    ]);
    expect(await publishedEntries(household.id, 1)).toMatchObject([
      { kind: 'household', groupId: group.id, slug: 'family' },
    ]);
  });

  it('gets a number at the end of its name when the name is taken, case-insensitively', async () => {
    const names = ['Larder', 'larder', 'Larder', 'LARDER (1)'];

    const made: string[] = [];
    for (const name of names) made.push((await asAdmin().request(CreateGroup, { name })).name);

    expect(made).toEqual(['Larder', 'larder (1)', 'Larder (2)', 'LARDER (1) (1)']);
  });

  it('never shares its name with another, however many are made at once', async () => {
    const groups = await Promise.all(Array.from({ length: 6 }, () => asAdmin().request(CreateGroup, { name: 'Rush' })));

    expect(new Set(groups.map(({ slug }) => slug)).size).toBe(6);
  });

  it('gets a random number when ten names are taken', async () => {
    const make = () => asAdmin().request(CreateGroup, { name: 'Crowd' });
    for (let made = 0; made < 10; made += 1) await make();

    expect((await make()).name).toMatch(/^Crowd \(\d{2,}\)$/);
  });
});

describe('renaming a group', () => {
  it('changes its slug and is published, and its users stay signed in', async () => {
    const { group, member } = await aGroupWith();
    const name = aName();

    const renamed = await asAdmin().request(UpdateGroup, { id: group.id, group: { name } });

    expect(renamed).toMatchObject({ name, slug: name.toLowerCase().replace(' ', '-') });
    expect((await identity.actorOf(member.token)).groupSlug).toBe(renamed.slug);
    expect((await publishedEntries(group.id, 2)).at(-1)).toMatchObject({ slug: renamed.slug, revision: 1 });
  });

  it('is refused a name that is taken', async () => {
    const [one, other] = [await aGroupWith(), await aGroupWith()];

    const attempt = asAdmin().request(UpdateGroup, {
      id: one.group.id,
      group: { name: other.group.name.toUpperCase() },
    });

    await expect(attempt).rejects.toMatchObject({ kind: 'conflict', code: 'identity.group-name-taken' });
  });

  it.each(['', '   ', 'same'])('to %j changes nothing', async (sent) => {
    const { group } = await aGroupWith();
    const name = sent === 'same' ? group.name : sent;

    const answer = await asAdmin().request(UpdateGroup, { id: group.id, group: { name } });

    expect(answer).toMatchObject({ name: group.name, slug: group.slug });
  });

  it('leaves the first group the default one', async () => {
    const site = await startIdentity();
    const id = site.admin.groupId;
    await site
      .as(site.admin)
      .request(UpdateGroup, { id, group: { name: 'Elsewhere', preferences: { privateGroup: false } } });

    const created = await site.as(site.admin).request(CreateUser, {
      username: 'bo',
      fullName: 'Bo',
      email: 'bo@example.org',
      password: PASSWORD,
    });

    expect(created).toMatchObject({ group: 'Elsewhere', groupId: id });
    expect(await site.as(null).request(ReadSite, {})).toMatchObject({
      defaultGroupSlug: 'elsewhere',
      defaultHouseholdSlug: null,
    });
    await site.stop();
  });
});

describe('deleting a group', () => {
  it('is refused while there are users or households, and for the default group', async () => {
    const { group, member } = await aGroupWith();
    const remove = (id: string) => asAdmin().request(DeleteGroup, { id });

    await expect(remove(group.id)).rejects.toMatchObject({ code: 'identity.group-with-users' });
    await asAdmin().request(DeleteUser, { id: member.user.id });
    await expect(remove(group.id)).rejects.toMatchObject({ code: 'identity.group-with-households', kind: 'refused' });
    await expect(remove(identity.admin.groupId)).rejects.toMatchObject({ code: 'identity.default-group' });
    await asAdmin().request(DeleteHousehold, { id: householdOf(group) });
    expect((await remove(group.id)).id).toBe(group.id);

    await expect(remove(group.id)).rejects.toMatchObject({ kind: 'not-found' });
    const where = ({ id }: { id: string }) => id === group.id;
    const [event] = await identity.eventually.published(DirectoryEntryDeleted, { where });
    expect(event).toMatchObject({ kind: 'group', revision: 1 });
    expect(await identity.as(null).request(CheckName, { kind: 'group', name: group.name })).toEqual({ valid: true });
  });
});

describe('a household', () => {
  it('is as private as its group, and follows the recipe preferences the group has set', async () => {
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
      fields: [{ type: 'missing', loc: ['body', 'groupId'] }],
    });
    await expect(withoutGroupThere).rejects.toMatchObject({ code: 'identity.unknown-tenant' });
  });

  it('is renamed within its group, never moved', async () => {
    const [one, other] = [await aGroupWith(), await aGroupWith()];
    const id = householdOf(one.group);
    await asAdmin().request(CreateHousehold, { groupId: one.group.id, name: 'Garden' });
    const update = (name: string) =>
      asAdmin().request(UpdateHousehold, { id, household: { id, groupId: other.group.id, name } });

    expect(await update('Terrace')).toMatchObject({ name: 'Terrace', slug: 'terrace', groupId: one.group.id });
    await expect(update('garden')).rejects.toMatchObject({ kind: 'conflict', code: 'identity.household-name-taken' });
    expect((await identity.actorOf(one.member.token)).householdSlug).toBe('terrace');
  });

  it('cannot be deleted while it has members', async () => {
    const { group, member } = await aGroupWith();
    const remove = () => asAdmin().request(DeleteHousehold, { id: householdOf(group) });

    await expect(remove()).rejects.toMatchObject({ kind: 'refused', code: 'identity.household-with-users' });
    await asAdmin().request(DeleteUser, { id: member.user.id });
    expect((await remove()).name).toBe('Family');

    await expect(remove()).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is never deleted while a user is moved into it', async () => {
    const { group } = await aGroupWith();
    const empty = await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Empty' });
    const name = `mover${counter}`;
    const mover = { username: name, fullName: name, email: `${name}@example.org`, password: PASSWORD };

    const [moved, removed] = await Promise.allSettled([
      asAdmin().request(CreateUser, { ...mover, group: group.name, household: 'Empty' }),
      asAdmin().request(DeleteHousehold, { id: empty.id }),
    ]);

    expect([moved.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('preferences', () => {
  it('of a group are changed by those who manage it; recipe keys that are left out stay', async () => {
    const { group, member } = await aGroupWith({ canManage: true });
    const update = (sent: object) => identity.as(member.actor).request(UpdateGroupPreferences, sent);

    await update({ privateGroup: false, recipeShowAssets: true });
    const answer = await update({ privateGroup: true });

    expect(answer).toMatchObject({
      groupId: group.id,
      privateGroup: true,
      recipeShowAssets: true,
      recipePublic: false,
    });
    expect(await identity.as(member.actor).request(ReadGroupPreferences, {})).toEqual(answer);
    expect((await publishedEntries(group.id, 3)).at(-1)).toMatchObject({ privateGroup: true, revision: 2 });
    const { group: other, member: neighbour } = await aGroupWith();
    expect(await identity.as(neighbour.actor).request(ReadGroupPreferences, {})).toEqual(other.preferences);
  });

  it('of a household are replaced as a whole by those who manage it', async () => {
    const { group, member } = await aGroupWith({ canManageHousehold: true });
    const neighbours = await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Neighbours' });
    const before = await identity.as(member.actor).request(ReadHouseholdPreferences, {});
    const update = (sent: object) => identity.as(member.actor).request(UpdateHouseholdPreferences, sent);

    await update({
      privateHousehold: false,
      firstDayOfWeek: 1,
      recipeShowNutrition: true,
      convertShoppingUnits: false,
    });
    const answer = await update({ firstDayOfWeek: 6 });

    expect(answer).toEqual({
      id: before.id,
      privateHousehold: true,
      lockRecipeEditsFromOtherHouseholds: true,
      firstDayOfWeek: 6,
      recipePublic: true,
      recipeShowNutrition: false,
      recipeShowAssets: false,
      recipeLandscapeView: false,
      recipeDisableComments: false,
      recipeDisableAmount: true,
      convertShoppingUnits: false,
    });
    expect(await identity.as(member.actor).request(ReadHouseholdPreferences, {})).toEqual(answer);
    expect((await publishedEntries(householdOf(group), 3)).at(-1)).toMatchObject({
      preferences: { firstDayOfWeek: 6 },
      revision: 2,
    });
    expect(await asAdmin().request(ReadHousehold, { id: neighbours.id })).toEqual(neighbours);
  });

  it('are refused to ordinary members', async () => {
    const { member } = await aGroupWith();
    const forbidden = { kind: 'forbidden', code: 'common.forbidden' };

    await expect(identity.as(member.actor).request(UpdateGroupPreferences, {})).rejects.toMatchObject(forbidden);
    await expect(identity.as(member.actor).request(UpdateHouseholdPreferences, {})).rejects.toMatchObject(forbidden);
  });
});

describe('members', () => {
  it('see their own group and household', async () => {
    const { group, member } = await aGroupWith();

    const [ownGroup, ownHousehold] = await Promise.all([
      identity.as(member.actor).request(ReadOwnGroup, {}),
      identity.as(member.actor).request(ReadOwnHousehold, {}),
    ]);

    expect(ownGroup).toEqual({ id: group.id, name: group.name, slug: group.slug, preferences: group.preferences });
    expect(ownHousehold).toMatchObject({
      id: householdOf(group),
      group: group.name,
      users: [{ id: member.user.id, fullName: member.user.fullName }],
    });
  });

  it('find each other by id or username, but no users of other groups, and not by e-mail', async () => {
    const [{ member: ana }, { member: stranger }] = [await aGroupWith(), await aGroupWith()];
    const find = (usernameOrId: string) => identity.as(ana.actor).request(ReadGroupMember, { usernameOrId });
    const { id, groupId, householdId, username, fullName } = ana.user;

    for (const which of [id, id.replaceAll('-', '').toUpperCase(), username ?? '', (username ?? '').toUpperCase()]) {
      expect(await find(which)).toEqual({ id, groupId, householdId, username, fullName });
    }
    for (const which of [ana.user.email, stranger.user.id, stranger.user.username ?? '', 'nobody']) {
      await expect(find(which)).rejects.toMatchObject({ kind: 'not-found', code: 'identity.member-not-found' });
    }
  });

  it('find households of their group by id or address, and none of another', async () => {
    const [{ group, member }, { group: other }] = [await aGroupWith(), await aGroupWith()];
    const find = (slugOrId: string) => identity.as(member.actor).request(ReadGroupHousehold, { slugOrId });

    expect(await find('family')).toMatchObject({ id: householdOf(group), groupId: group.id, name: 'Family' });
    expect(await find(householdOf(group))).toMatchObject({ id: householdOf(group) });
    for (const which of [householdOf(other), 'nowhere', '']) {
      await expect(find(which)).rejects.toMatchObject({ kind: 'not-found', code: 'identity.household-not-found' });
    }
  });

  it('without a group see nothing', async () => {
    const ghost = aMember();

    await expect(identity.as(ghost).request(ReadOwnGroup, {})).rejects.toMatchObject({ kind: 'not-found' });
    await expect(identity.as(ghost).request(ReadOwnHousehold, {})).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('users who are not administrators', () => {
  it.each([
    [ReadGroup, { id: missing }],
    [CreateGroup, { name: 'X' }],
    [UpdateGroup, { id: missing, group: { name: 'X' } }],
    [DeleteGroup, { id: missing }],
    [ReadHousehold, { id: missing }],
    [CreateHousehold, { name: 'X', groupId: missing }],
    [UpdateHousehold, { id: missing, household: { name: 'X' } }],
    [DeleteHousehold, { id: missing }],
  ])('are refused by the service itself (%#)', async (message: Message, request: object) => {
    const member = aMember({ canManage: true, canManageHousehold: true });

    await expect(identity.as(member).request(message, request)).rejects.toMatchObject({ code: 'common.forbidden' });
    await expect(identity.as(null).request(message, request)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('name checks', () => {
  const isFree = async (question: object) => (await identity.as(null).request(CheckName, question as never)).valid;

  it('report whether a name is available, case-insensitively', async () => {
    const { group, member } = await aGroupWith();
    const { username, email } = member.user;

    expect(await isFree({ kind: 'username', name: (username ?? '').toUpperCase() })).toBe(false);
    expect(await isFree({ kind: 'email', name: email.toUpperCase() })).toBe(false);
    expect(await isFree({ kind: 'username', name: 'another person' })).toBe(true);
    expect(await isFree({ kind: 'group', name: group.name })).toBe(false);
    expect(await isFree({ kind: 'group', name: aName() })).toBe(true);
  });

  it('look for households in the given group, else in the default one', async () => {
    const { group } = await aGroupWith();
    await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Boathouse' });

    expect(await isFree({ kind: 'household', name: 'Family' })).toBe(false);
    expect(await isFree({ kind: 'household', name: 'Boathouse' })).toBe(true);
    expect(await isFree({ kind: 'household', name: 'boathouse', groupId: group.id })).toBe(false);
  });
});

describe('the site', () => {
  it('returns its default group and household only while they are public', async () => {
    const site = await startIdentity();
    const { groupId, householdId } = site.admin;
    const read = async () => {
      const { defaultGroupSlug, defaultHouseholdSlug } = await site.as(null).request(ReadSite, {});
      return [defaultGroupSlug, defaultHouseholdSlug];
    };
    const openGroup = () =>
      site
        .as(site.admin)
        .request(UpdateGroup, { id: groupId, group: { name: '', preferences: { privateGroup: false } } });
    const openHousehold = () =>
      site.as(site.admin).request(UpdateHousehold, {
        id: householdId,
        household: { name: '', preferences: { privateHousehold: false } },
      });

    await openHousehold();
    const closed = await read();
    await openGroup();

    expect([closed, await read()]).toEqual([
      [null, null],
      ['home', 'family'],
    ]);
    await site.stop();
  });
});
