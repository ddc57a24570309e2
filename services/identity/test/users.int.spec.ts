import {
  CheckName,
  CreateHousehold,
  CreateUser,
  DeleteUser,
  DirectoryEntryDeleted,
  DirectoryEntrySaved,
  ListUsers,
  ReadSelf,
  ReadUser,
  UpdateUser,
  UpdateUserAsAdmin,
  type Actor,
  type Message,
  type RequestInputOf,
  type UserOut,
} from '@larder/contracts';
import { startIdentity, type Identity } from './support/identity.js';
import { aUser, PASSWORD, selfOf } from './support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);
const aDraft = (name: string, fields: Partial<RequestInputOf<typeof CreateUser>> = {}) => ({
  username: name,
  fullName: `The ${name}`,
  email: `${name}@example.org`,
  password: PASSWORD,
  ...fields,
});
/** The events about a user, in the order of their revisions. */
async function publishedEntries(userId: string, count: number) {
  const where = ({ entry }: { entry: { id: string } }) => entry.id === userId;
  const events = await identity.eventually.published(DirectoryEntrySaved, { count, where });
  return events.filter(where).map(({ entry }) => entry);
}

describe('an administrator who creates a user', () => {
  it('gets the account back, finds it again, and an event is published', async () => {
    const created = await asAdmin().request(
      CreateUser,
      aDraft('Milo', { email: ' MILO@Example.org ', canInvite: true }),
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
    expect(await publishedEntries(created.id, 1)).toEqual([
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
      aDraft('ada', { admin: true }),
    );

    expect([canInvite, canManage, canManageHousehold, canOrganize, advanced]).toEqual(Array(5).fill(true));
  });

  it.each([
    ['the same username in another case', aDraft('other1', { username: 'TAKEN' })],
    ['the same e-mail address in another case', aDraft('other2', { email: 'Taken@Example.org' })],
    ['a username that is another user’s e-mail address', aDraft('other3', { username: 'taken@example.org' })],
  ])('is refused %s', async (_what, draft) => {
    await asAdmin()
      .request(CreateUser, aDraft('taken'))
      .catch(() => undefined);

    const attempt = asAdmin().request(CreateUser, draft);

    await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.taken' });
  });

  it.each([{ group: 'Nowhere' }, { household: 'Nowhere' }])('is refused %j, and nothing is saved', async (place) => {
    const attempt = asAdmin().request(CreateUser, aDraft('lost', place));

    await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.unknown-tenant' });
    expect(await identity.as(null).request(CheckName, { kind: 'username', name: 'lost' })).toEqual({ valid: true });
  });

  it('cannot set a password that is too short', async () => {
    const attempt = asAdmin().request(CreateUser, aDraft('shorty', { password: 'short' }));

    await expect(attempt).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('assigns a name only once, also to concurrent requests', async () => {
    const attempts = Array.from({ length: 8 }, () => asAdmin().request(CreateUser, aDraft('twin')));

    const outcomes = await Promise.allSettled(attempts);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a user who changes the own account', () => {
  const update = (
    person: { actor: Parameters<Identity['as']>[0] },
    id: string,
    user: RequestInputOf<typeof UpdateUser>['user'],
  ) => identity.as(person.actor).request(UpdateUser, { id, user });

  it('sends the whole account back and changes names, e-mail and advanced', async () => {
    const ana = await aUser(identity);
    const sent = {
      ...(await selfOf(identity, ana.actor)),
      fullName: 'Ana Ruiz',
      email: 'ANA.R@example.org',
      advanced: true,
      currentPassword: PASSWORD,
    };

    expect(await update(ana, ana.user.id, sent)).toEqual({ message: 'User updated', error: false });

    const stored = await selfOf(identity, ana.actor);
    expect(stored).toEqual({
      ...ana.user,
      fullName: 'Ana Ruiz',
      email: 'ana.r@example.org',
      advanced: true,
      tokens: [],
    });
    await expect(identity.signIn({ username: 'ana.r@example.org', password: PASSWORD })).resolves.toBeDefined();
    expect((await publishedEntries(ana.user.id, 2)).at(-1)).toMatchObject({ fullName: 'Ana Ruiz', revision: 1 });
  });

  it('cannot change their permissions or household', async () => {
    const { id } = await asAdmin().request(CreateHousehold, { groupId: identity.admin.groupId, name: 'Cellar' });
    const bo = await aUser(identity);
    const greedy = { canManage: true, canInvite: true, canOrganize: true, canManageHousehold: true };

    await update(bo, bo.user.id, { ...bo.user, ...greedy, authMethod: 'OIDC', household: 'Cellar' });

    expect(await selfOf(identity, bo.actor)).toEqual({ ...bo.user, tokens: [] });
    expect(bo.user.householdId).not.toBe(id);
  });

  it('keeps names that are left out', async () => {
    const ana = await aUser(identity);

    await update(ana, ana.user.id, { email: ana.user.email, group: 'Home' });

    expect(await selfOf(identity, ana.actor)).toMatchObject({
      username: ana.user.username,
      fullName: ana.user.fullName,
    });
  });

  it('may not change other accounts, administrator rights or the group', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const forbidden = { kind: 'forbidden', code: 'identity.group-change-forbidden' };

    await expect(update(ana, bo.user.id, bo.user)).rejects.toMatchObject({ code: 'identity.not-an-admin' });
    await expect(update(ana, ana.user.id, { ...ana.user, admin: true })).rejects.toMatchObject(forbidden);
    await expect(update(ana, ana.user.id, { ...ana.user, group: 'Other' })).rejects.toMatchObject(forbidden);
  });

  it('is refused a name that another user has', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];

    for (const taken of [{ username: bo.user.username }, { email: bo.user.email }, { username: bo.user.email }]) {
      const attempt = update(ana, ana.user.id, { ...ana.user, ...taken, currentPassword: PASSWORD });
      await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.update-failed' });
    }
  });

  it('loses nothing when two changes come at once, and publishes events in order', async () => {
    const ana = await aUser(identity);
    const names = Array.from({ length: 6 }, (_, index) => `Ana ${index}`);

    await Promise.all(names.map((fullName) => update(ana, ana.user.id, { ...ana.user, fullName })));

    const entries = await publishedEntries(ana.user.id, 7);
    const last = entries.find(({ revision }) => revision === 6);
    expect(entries.map(({ revision }) => revision).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(last).toMatchObject({ fullName: (await selfOf(identity, ana.actor)).fullName });
  });
});

describe('an administrator who changes a user', () => {
  const update = (id: string, user: Partial<UserOut> & { email: string }) =>
    asAdmin().request(UpdateUserAsAdmin, { id, user });

  it('sets flags, method and household; sessions see it', async () => {
    await asAdmin().request(CreateHousehold, { groupId: identity.admin.groupId, name: 'Attic' });
    const bo = await aUser(identity);

    const changed = await update(bo.user.id, { ...bo.user, canOrganize: true, household: 'Attic' });

    expect(changed).toMatchObject({
      canOrganize: true,
      household: 'Attic',
      householdSlug: 'attic',
      authMethod: 'Mealie',
    });
    expect(await identity.actorOf(bo.token)).toMatchObject({ canOrganize: true, householdSlug: 'attic' });
    expect((await publishedEntries(bo.user.id, 2)).at(-1)).toMatchObject({
      householdId: changed.householdId,
      revision: 1,
    });
  });

  it('cannot give up the own administration', async () => {
    const self = await selfOf(identity, identity.admin);
    const forbidden = { kind: 'forbidden' };

    await expect(update(self.id, { ...self, admin: false })).rejects.toMatchObject({ code: 'identity.self-demotion' });
    const other = asAdmin().request(UpdateUser, { id: self.id, user: { ...self, admin: false } });
    await expect(other).rejects.toMatchObject({ ...forbidden, code: 'identity.group-change-forbidden' });
  });

  it('cannot move a user to another group or to an unknown household', async () => {
    const bo = await aUser(identity);

    await expect(update(bo.user.id, { ...bo.user, group: 'Nowhere' })).rejects.toMatchObject({ kind: 'refused' });
    await expect(update(bo.user.id, { ...bo.user, household: 'Nowhere' })).rejects.toMatchObject({ kind: 'refused' });
    expect(await asAdmin().request(ReadUser, { id: bo.user.id })).toEqual(bo.user);
  });

  it('gets an error when there is no such user', async () => {
    const missing = { kind: 'not-found', code: 'common.not-found' };
    const id = 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1';

    await expect(update(id, { email: 'x@example.org', admin: true })).rejects.toMatchObject(missing);
    await expect(asAdmin().request(ReadUser, { id })).rejects.toMatchObject(missing);
    await expect(asAdmin().request(DeleteUser, { id })).rejects.toMatchObject(missing);
  });
});

describe('deleting a user', () => {
  it('returns the account, publishes the successor, and frees the names', async () => {
    const [bo, cy] = [await aUser(identity), await aUser(identity, { canManageHousehold: true })];

    expect(await asAdmin().request(DeleteUser, { id: bo.user.id })).toEqual(bo.user);

    const where = ({ id }: { id: string }) => id === bo.user.id;
    const [event] = await identity.eventually.published(DirectoryEntryDeleted, { where });
    expect(event).toMatchObject({ kind: 'user', revision: 1, groupId: bo.user.groupId });
    expect([cy.user.id, identity.admin.userId]).toContain(event?.successorId);
    const again = asAdmin().request(CreateUser, {
      ...aDraft('x'),
      username: bo.user.username ?? '',
      email: bo.user.email,
    });
    await expect(again).resolves.toBeDefined();
    await expect(asAdmin().request(DeleteUser, { id: bo.user.id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('never removes the last administrator, even when two delete each other', async () => {
    const alone = await startIdentity();
    try {
      const lastOne = alone.as(alone.admin).request(DeleteUser, { id: alone.admin.userId });
      await expect(lastOne).rejects.toMatchObject({ kind: 'forbidden', code: 'identity.super-user' });
      const second = await aUser(alone, { admin: true });

      const outcomes = await Promise.allSettled([
        alone.as(alone.admin).request(DeleteUser, { id: second.user.id }),
        alone.as(second.actor).request(DeleteUser, { id: alone.admin.userId }),
      ]);

      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    } finally {
      await alone.stop();
    }
  });

  it('is not the only check: two who demote each other leave one administrator', async () => {
    const pair = await startIdentity();
    try {
      const first = await selfOf(pair, pair.admin);
      const second = await aUser(pair, { admin: true });
      const demote = (actor: Actor, user: UserOut) =>
        pair.as(actor).request(UpdateUserAsAdmin, { id: user.id, user: { ...user, admin: false } });

      const outcomes = await Promise.allSettled([demote(pair.admin, second.user), demote(second.actor, first)]);

      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    } finally {
      await pair.stop();
    }
  });

  it('may be the own one while another administrator exists', async () => {
    const second = await aUser(identity, { admin: true });

    const answer = await identity.as(second.actor).request(DeleteUser, { id: second.user.id });

    expect(answer.id).toBe(second.user.id);
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

  it('are refused the list of all users', async () => {
    const { actor } = await aUser(identity);
    const read = async () => {
      for await (const part of identity.as(actor).stream(ListUsers, {})) return part;
    };

    await expect(read()).rejects.toMatchObject({ code: 'common.forbidden' });
  });

  it('are anonymous when not signed in', async () => {
    await expect(identity.as(null).request(ReadSelf, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

describe('a demonstration', () => {
  it('responds as if its first account had been changed, but does not change it', async () => {
    const demo = await startIdentity({ IS_DEMO: 'true' });
    try {
      const self = await selfOf(demo, demo.admin);
      const admin = demo.as(demo.admin);

      const updated = await admin.request(UpdateUser, { id: self.id, user: { ...self, fullName: 'Vandal' } });
      await admin.request(UpdateUserAsAdmin, { id: self.id, user: { ...self, fullName: 'Vandal' } });
      await admin.request(DeleteUser, { id: self.id });

      expect(updated).toEqual({ message: 'User updated', error: false });
      expect(await selfOf(demo, demo.admin)).toEqual(self);
    } finally {
      await demo.stop();
    }
  });
});
