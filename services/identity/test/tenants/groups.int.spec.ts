import {
  CheckName,
  CreateGroup,
  CreateUser,
  DeleteGroup,
  DeleteHousehold,
  DeleteUser,
  DirectoryEntryDeleted,
  ReadGroup,
  ReadHousehold,
  ReadSite,
  UpdateGroup,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { PASSWORD } from '../support/users.js';
import { firstHouseholdOf, tenantCalls } from '../support/tenant-calls.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const { asAdmin, aName, aGroupWith, publishedEntries } = tenantCalls(() => identity);

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
      households: [{ id: firstHouseholdOf(group), name: 'Family' }],
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
    const household = await asAdmin().request(ReadHousehold, { id: firstHouseholdOf(group) });
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

  it('never shares its name with another, even when many are created concurrently', async () => {
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

  it('is refused when the name is taken', async () => {
    const [one, other] = [await aGroupWith(), await aGroupWith()];

    const attempt = asAdmin().request(UpdateGroup, {
      id: one.group.id,
      group: { name: other.group.name.toUpperCase() },
    });

    await expect(attempt).rejects.toMatchObject({ kind: 'conflict', code: 'identity.group-name-taken' });
  });

  it.each(['', '   ', 'same'])('to %j changes nothing', async (input) => {
    const { group } = await aGroupWith();
    const name = input === 'same' ? group.name : input;

    const reply = await asAdmin().request(UpdateGroup, { id: group.id, group: { name } });

    expect(reply).toMatchObject({ name: group.name, slug: group.slug });
  });

  it('does not change the default group', async () => {
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
    await asAdmin().request(DeleteHousehold, { id: firstHouseholdOf(group) });
    expect((await remove(group.id)).id).toBe(group.id);

    await expect(remove(group.id)).rejects.toMatchObject({ kind: 'not-found' });
    const where = ({ id }: { id: string }) => id === group.id;
    const [event] = await identity.eventually.published(DirectoryEntryDeleted, { where });
    expect(event).toMatchObject({ kind: 'group', revision: 1 });
    expect(await identity.as(null).request(CheckName, { kind: 'group', name: group.name })).toEqual({ valid: true });
  });
});
