import {
  CheckName,
  CreateUser,
  DeleteUser,
  ListUsers,
  ReadSelf,
  ReadUser,
  UpdateUserAsAdmin,
  type Message,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { publishedEntries } from '../support/published-entries.js';
import { aUser, aUserDraft, PASSWORD } from '../support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);

describe('an administrator who creates a user', () => {
  it('gets the account back, finds it again, and an event is published', async () => {
    const created = await asAdmin().request(
      CreateUser,
      aUserDraft('Milo', { email: ' MILO@Example.org ', canInvite: true }),
    );

    expect(created).toMatchObject({
      username: 'Milo',
      fullName: 'The Milo',
      email: 'milo@example.org',
      group: 'Home',
      household: 'Family',
      admin: false,
      canInvite: true,
      canManage: false,
      tokens: null,
      cacheKey: '1234',
    });
    expect(await asAdmin().request(ReadUser, { id: created.id })).toEqual(created);
    expect(await publishedEntries(identity, created.id, 1)).toEqual([
      {
        kind: 'user',
        id: created.id,
        groupId: created.groupId,
        householdId: created.householdId,
        username: 'Milo',
        fullName: 'The Milo',
        admin: false,
        revision: 0,
      },
    ]);
  });

  it('sets all permissions for an administrator', async () => {
    const { canInvite, canManage, canManageHousehold, canOrganize, advanced } = await asAdmin().request(
      CreateUser,
      aUserDraft('ada', { admin: true }),
    );

    expect([canInvite, canManage, canManageHousehold, canOrganize, advanced]).toEqual(Array(5).fill(true));
  });

  it.each([
    ['the same username in another case', aUserDraft('other1', { username: 'TAKEN' })],
    ['the same e-mail address in another case', aUserDraft('other2', { email: 'Taken@Example.org' })],
    ['a username that is another user’s e-mail address', aUserDraft('other3', { username: 'taken@example.org' })],
  ])('is refused %s', async (_what, draft) => {
    await asAdmin()
      .request(CreateUser, aUserDraft('taken'))
      .catch(() => undefined);

    const attempt = asAdmin().request(CreateUser, draft);

    await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.taken' });
  });

  it.each([{ group: 'Nowhere' }, { household: 'Nowhere' }])('is refused %j, and nothing is saved', async (place) => {
    const attempt = asAdmin().request(CreateUser, aUserDraft('lost', place));

    await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.unknown-tenant' });
    expect(await identity.as(null).request(CheckName, { kind: 'username', name: 'lost' })).toEqual({ valid: true });
  });

  it('cannot set a password that is too short', async () => {
    const attempt = asAdmin().request(CreateUser, aUserDraft('shorty', { password: 'short' }));

    await expect(attempt).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('assigns a name only once, also to concurrent requests', async () => {
    const attempts = Array.from({ length: 8 }, () => asAdmin().request(CreateUser, aUserDraft('twin')));

    const outcomes = await Promise.allSettled(attempts);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('users who are not administrators', () => {
  const draft = { username: 'x', fullName: 'X', email: 'x@example.org', password: PASSWORD };
  const user = { email: 'x@example.org' };
  const id = 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1';

  it.each([
    [ReadUser, { id }],
    [CreateUser, draft],
    [UpdateUserAsAdmin, { id, user }],
    [DeleteUser, { id }],
  ])('are refused by the service itself (%#)', async (message: Message, request: object) => {
    const { actor } = await aUser(identity, { canManage: true, canOrganize: true });

    await expect(identity.as(actor).request(message, request)).rejects.toMatchObject({ code: 'common.forbidden' });
    await expect(identity.as(null).request(message, request)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('may not list all users', async () => {
    const { actor } = await aUser(identity);
    const read = async () => {
      for await (const part of identity.as(actor).stream(ListUsers, {})) return part;
    };

    await expect(read()).rejects.toMatchObject({ code: 'common.forbidden' });
  });

  it('are unauthenticated without a session', async () => {
    await expect(identity.as(null).request(ReadSelf, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});
