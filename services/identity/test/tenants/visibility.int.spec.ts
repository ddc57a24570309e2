import {
  CheckName,
  CreateGroup,
  CreateHousehold,
  DeleteGroup,
  DeleteHousehold,
  ReadGroup,
  ReadGroupHousehold,
  ReadGroupMember,
  ReadHousehold,
  ReadOwnGroup,
  ReadOwnHousehold,
  ReadSite,
  UpdateGroup,
  UpdateHousehold,
  type Message,
} from '@larder/contracts';
import { aMember } from '@larder/testing';
import { startIdentity, type Identity } from '../support/identity.js';
import { firstHouseholdOf, tenantCalls } from '../support/tenant-calls.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const { asAdmin, aName, aGroupWith } = tenantCalls(() => identity);
const missing = 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1';

describe('members', () => {
  it('see their own group and household', async () => {
    const { group, member } = await aGroupWith();

    const [ownGroup, ownHousehold] = await Promise.all([
      identity.as(member.actor).request(ReadOwnGroup, {}),
      identity.as(member.actor).request(ReadOwnHousehold, {}),
    ]);

    expect(ownGroup).toEqual({ id: group.id, name: group.name, slug: group.slug, preferences: group.preferences });
    expect(ownHousehold).toMatchObject({
      id: firstHouseholdOf(group),
      group: group.name,
      users: [{ id: member.user.id, fullName: member.user.fullName }],
    });
  });

  it('find each other by id or username, but no users of other groups, and not by e-mail', async () => {
    const [{ member: ana }, { member: outsider }] = [await aGroupWith(), await aGroupWith()];
    const find = (usernameOrId: string) => identity.as(ana.actor).request(ReadGroupMember, { usernameOrId });
    const { id, groupId, householdId, username, fullName, cacheKey } = ana.user;

    for (const key of [id, id.replaceAll('-', '').toUpperCase(), username ?? '', (username ?? '').toUpperCase()]) {
      expect(await find(key)).toEqual({ id, groupId, householdId, username, fullName, cacheKey });
    }
    for (const key of [ana.user.email, outsider.user.id, outsider.user.username ?? '', 'nobody']) {
      await expect(find(key)).rejects.toMatchObject({ kind: 'not-found', code: 'identity.member-not-found' });
    }
  });

  it('find households of their group by id or slug, and none of other groups', async () => {
    const [{ group, member }, { group: other }] = [await aGroupWith(), await aGroupWith()];
    const find = (slugOrId: string) => identity.as(member.actor).request(ReadGroupHousehold, { slugOrId });

    expect(await find('family')).toMatchObject({ id: firstHouseholdOf(group), groupId: group.id, name: 'Family' });
    expect(await find(firstHouseholdOf(group))).toMatchObject({ id: firstHouseholdOf(group) });
    for (const key of [firstHouseholdOf(other), 'nowhere', '']) {
      await expect(find(key)).rejects.toMatchObject({ kind: 'not-found', code: 'identity.household-not-found' });
    }
  });

  it('see nothing without a group', async () => {
    const withoutGroup = aMember();

    await expect(identity.as(withoutGroup).request(ReadOwnGroup, {})).rejects.toMatchObject({ kind: 'not-found' });
    await expect(identity.as(withoutGroup).request(ReadOwnHousehold, {})).rejects.toMatchObject({ kind: 'not-found' });
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

  it('check household names in the given group, else in the default one', async () => {
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
