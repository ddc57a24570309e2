import {
  CreateUser,
  DeleteUser,
  DirectoryEntryDeleted,
  UpdateUserAsAdmin,
  type Actor,
  type UserOut,
} from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, aUserDraft, selfOf } from '../support/users.js';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);

describe('deleting a user', () => {
  it('returns the account, publishes the successor, and frees the names', async () => {
    const [bo, cy] = [await aUser(identity), await aUser(identity, { canManageHousehold: true })];

    expect(await asAdmin().request(DeleteUser, { id: bo.user.id })).toEqual(bo.user);

    const where = ({ id }: { id: string }) => id === bo.user.id;
    const [event] = await identity.eventually.published(DirectoryEntryDeleted, { where });
    expect(event).toMatchObject({ kind: 'user', revision: 1, groupId: bo.user.groupId });
    expect([cy.user.id, identity.admin.userId]).toContain(event?.successorId);
    const again = asAdmin().request(CreateUser, {
      ...aUserDraft('x'),
      username: bo.user.username ?? '',
      email: bo.user.email,
    });
    await expect(again).resolves.toMatchObject({ username: bo.user.username, email: bo.user.email });
    await expect(asAdmin().request(DeleteUser, { id: bo.user.id })).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('never removes the last administrator, even with concurrent deletions', async () => {
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

  it('is not the only check: of two administrators who demote each other, one remains', async () => {
    const installation = await startIdentity();
    try {
      const first = await selfOf(installation, installation.admin);
      const second = await aUser(installation, { admin: true });
      const demote = (actor: Actor, user: UserOut) =>
        installation.as(actor).request(UpdateUserAsAdmin, { id: user.id, user: { ...user, admin: false } });

      const outcomes = await Promise.allSettled([demote(installation.admin, second.user), demote(second.actor, first)]);

      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    } finally {
      await installation.stop();
    }
  });

  it('is allowed for the own account while another administrator exists', async () => {
    const second = await aUser(identity, { admin: true });

    const reply = await identity.as(second.actor).request(DeleteUser, { id: second.user.id });

    expect(reply.id).toBe(second.user.id);
  });
});
