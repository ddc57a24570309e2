import {
  CreateHousehold,
  DeleteUser,
  ReadUser,
  UpdateUser,
  UpdateUserAsAdmin,
  type RequestInputOf,
  type UserOut,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { publishedEntries } from '../support/published-entries.js';
import { aUser, PASSWORD, selfOf } from '../support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);

describe('a user who changes their own account', () => {
  const update = (
    person: { actor: Parameters<Identity['as']>[0] },
    id: string,
    user: RequestInputOf<typeof UpdateUser>['user'],
  ) => identity.as(person.actor).request(UpdateUser, { id, user });

  it('sends the whole account back and changes names, e-mail and advanced', async () => {
    const ana = await aUser(identity);
    const changes = {
      ...(await selfOf(identity, ana.actor)),
      fullName: 'Ana Ruiz',
      email: 'ANA.R@example.org',
      advanced: true,
      currentPassword: PASSWORD,
    };

    expect(await update(ana, ana.user.id, changes)).toEqual({ message: 'User updated', error: false });

    const stored = await selfOf(identity, ana.actor);
    expect(stored).toEqual({
      ...ana.user,
      fullName: 'Ana Ruiz',
      email: 'ana.r@example.org',
      advanced: true,
      tokens: [],
    });
    expect(await identity.userIdBySignIn({ username: 'ana.r@example.org', password: PASSWORD })).toBe(ana.user.id);
    expect((await publishedEntries(identity, ana.user.id, 2)).at(-1)).toMatchObject({
      fullName: 'Ana Ruiz',
      revision: 1,
    });
  });

  it('cannot change their permissions or household', async () => {
    const { id } = await asAdmin().request(CreateHousehold, { groupId: identity.admin.groupId, name: 'Cellar' });
    const bo = await aUser(identity);
    const allPermissions = { canManage: true, canInvite: true, canOrganize: true, canManageHousehold: true };

    await update(bo, bo.user.id, { ...bo.user, ...allPermissions, authMethod: 'OIDC', household: 'Cellar' });

    expect(await selfOf(identity, bo.actor)).toEqual({ ...bo.user, tokens: [] });
    expect(bo.user.householdId).not.toBe(id);
  });

  it('keeps absent names', async () => {
    const ana = await aUser(identity);

    await update(ana, ana.user.id, { email: ana.user.email, group: 'Home' });

    expect(await selfOf(identity, ana.actor)).toMatchObject({
      username: ana.user.username,
      fullName: ana.user.fullName,
    });
  });

  it('may not change other accounts, the administrator flag or the group', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];
    const forbidden = { kind: 'forbidden', code: 'identity.group-change-forbidden' };

    await expect(update(ana, bo.user.id, bo.user)).rejects.toMatchObject({ code: 'identity.not-an-admin' });
    await expect(update(ana, ana.user.id, { ...ana.user, admin: true })).rejects.toMatchObject(forbidden);
    await expect(update(ana, ana.user.id, { ...ana.user, group: 'Other' })).rejects.toMatchObject(forbidden);
  });

  it('is refused a name of another user', async () => {
    const [ana, bo] = [await aUser(identity), await aUser(identity)];

    for (const taken of [{ username: bo.user.username }, { email: bo.user.email }, { username: bo.user.email }]) {
      const attempt = update(ana, ana.user.id, { ...ana.user, ...taken, currentPassword: PASSWORD });
      await expect(attempt).rejects.toMatchObject({ kind: 'refused', code: 'identity.update-failed' });
    }
  });

  it('loses no concurrent change, and publishes events in order', async () => {
    const ana = await aUser(identity);
    const names = Array.from({ length: 6 }, (_, index) => `Ana ${index}`);

    await Promise.all(names.map((fullName) => update(ana, ana.user.id, { ...ana.user, fullName })));

    const entries = await publishedEntries(identity, ana.user.id, 7);
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
    expect((await publishedEntries(identity, bo.user.id, 2)).at(-1)).toMatchObject({
      householdId: changed.householdId,
      revision: 1,
    });
  });

  it('cannot remove their own administrator flag', async () => {
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

  it('gets an error for an unknown user', async () => {
    const missing = { kind: 'not-found', code: 'common.not-found' };
    const id = 'b1946ac9-2f0d-4f3b-8a42-0d0b6ad1c4a1';

    await expect(update(id, { email: 'x@example.org', admin: true })).rejects.toMatchObject(missing);
    await expect(asAdmin().request(ReadUser, { id })).rejects.toMatchObject(missing);
    await expect(asAdmin().request(DeleteUser, { id })).rejects.toMatchObject(missing);
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
