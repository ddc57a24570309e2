import { randomUUID } from 'node:crypto';
import {
  CreateGroup,
  CreateHousehold,
  CreateUser,
  ListGroups,
  ListUsers,
  PatchUserAsAdmin,
  readAll,
  RegisterUser,
  UpdateGroup,
  UpdateHousehold,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { PASSWORD } from '../support/users.js';
import { aForm } from '../support/registrations.js';

/** Emoji, combining marks, punctuation. */
const ODD = ['🍕', '\u0301\u0302', '!!!', '👩‍👩‍👧'];
/** Zero-width characters, half a surrogate pair, a right-to-left mark, a control character. */
const INVISIBLE = ['\u200b', '\u2060\u200d', '\ud83c', '\u202e', '\u0000'];

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ ALLOW_SIGNUP: 'true' });
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);
const anEmail = () => `n${randomUUID()}@example.org`;

describe('names without letters', () => {
  it.each(ODD)('are accepted for groups and households: %j', async (name) => {
    const group = await asAdmin().request(CreateGroup, { name });
    const household = await asAdmin().request(CreateHousehold, { groupId: group.id, name });

    expect(group.slug).not.toBe('');
    expect(household.slug).not.toBe('');
  });

  it.each(ODD)('are accepted for users: %j', async (name) => {
    const draft = { username: `${name}${name}`, fullName: name, email: anEmail(), password: PASSWORD };
    const { id } = await asAdmin().request(CreateUser, draft);

    const renamed = await asAdmin().request(PatchUserAsAdmin, { id, user: { fullName: `${name}${name}` } });

    expect(renamed.id).toBe(id);
  });

  it.each(INVISIBLE)('are refused when nothing of them is visible: %j', async (name) => {
    const draft = { username: name, fullName: name, email: anEmail(), password: PASSWORD };
    const refusal = { code: 'common.invalid' };

    await expect(asAdmin().request(CreateGroup, { name })).rejects.toMatchObject(refusal);
    await expect(asAdmin().request(CreateUser, draft)).rejects.toMatchObject(refusal);
  });

  it('are accepted for renames', async () => {
    const group = await asAdmin().request(CreateGroup, { name: `Kitchen ${randomUUID()}` });
    const household = await asAdmin().request(CreateHousehold, { groupId: group.id, name: 'Attic' });

    const renamed = await asAdmin().request(UpdateGroup, { id: group.id, group: { name: '!?!' } });
    const moved = await asAdmin().request(UpdateHousehold, { id: household.id, household: { name: '🧂' } });

    expect([renamed.name, moved.name]).toEqual(['!?!', '🧂']);
  });

  it('can be used eleven times', async () => {
    const { id: groupId } = await asAdmin().request(CreateGroup, { name: `Eleven ${randomUUID()}` });
    const eleven = Array.from({ length: 11 }, (_, index) => index);
    const groups = [];
    const households = [];
    for (const _ of eleven) groups.push(await asAdmin().request(CreateGroup, { name: '🥧' }));
    for (const _ of eleven) households.push(await asAdmin().request(CreateHousehold, { groupId, name: '🥧' }));

    expect(new Set(groups.map(({ slug }) => slug)).size).toBe(11);
    expect(new Set(households.map(({ slug }) => slug)).size).toBe(11);
  });

  it('are accepted in a registration that creates a group with that name', async () => {
    const user = await identity
      .as(null)
      .request(RegisterUser, aForm({ username: '🥑', fullName: '\u0301', group: '🥑', household: '\u0301' }));

    expect(user).toMatchObject({ username: '🥑', group: '🥑' });
  });

  it('are listed and sorted', async () => {
    const users = await readAll(asAdmin().stream(ListUsers, { orderBy: 'fullName', perPage: -1 }));
    const groups = await readAll(asAdmin().stream(ListGroups, { orderBy: 'name', perPage: -1 }));

    expect(users.length).toBeGreaterThan(ODD.length);
    expect(groups.length).toBeGreaterThan(ODD.length);
  });
});

describe('a registration', () => {
  it.each(['', '  '])('with the group token %j is one without an invitation', async (groupToken) => {
    const group = `Ours ${randomUUID()}`;

    expect(await identity.as(null).request(RegisterUser, aForm({ groupToken, group }))).toMatchObject({ group });
  });

  it('with a non-empty group token needs a valid one', async () => {
    const attempt = identity.as(null).request(RegisterUser, aForm({ groupToken: 'unknown', group: 'Ours' }));

    await expect(attempt).rejects.toMatchObject({ code: 'identity.invalid-invitation' });
  });
});
