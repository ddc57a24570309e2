import {
  CheckInvitation,
  CreateHousehold,
  CreateInvitation,
  DeleteHousehold,
  DeleteInvitation,
  DeleteUser,
  ListInvitations,
  SendInvitation,
  UpdateMemberPermissions,
  UpdateUserAsAdmin,
  type UserOut,
} from '@larder/contracts';
import { startMailServer, type MailServer } from '@larder/testing/servers';
import { startIdentity, startIdentityWith, type Identity } from '../support/identity.js';
import { aUser, type TestUser } from '../support/users.js';
import { anInvitation } from '../support/registrations.js';

const TOKEN = /^[\w-]{32}$/;

let identity: Identity;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  identity = await startIdentityWith(mail);
});
afterAll(() => identity.stop());

const asAdmin = () => identity.as(identity.admin);
const check = (token: string) => identity.as(null).request(CheckInvitation, { token });
const changeUser = (user: UserOut) => asAdmin().request(UpdateUserAsAdmin, { id: user.id, user });
const permissionsOf = ({ id }: UserOut) => ({
  userId: id,
  canManage: false,
  canManageHousehold: false,
  canInvite: false,
  canOrganize: false,
});
const host = () => aUser(identity, { canInvite: true });

/** A user of the same group with a separate household. */
async function neighbor(): Promise<TestUser> {
  const { groupId } = identity.admin;
  const household = await identity
    .as(identity.admin)
    .request(CreateHousehold, { groupId, name: `Next door ${Math.random()}` });
  return aUser(identity, { canInvite: true, household: household.name });
}

describe('an invitation', () => {
  it('adds users to the household of its author, up to its number of uses', async () => {
    const { actor } = await host();

    const invitation = await identity.as(actor).request(CreateInvitation, { uses: 3 });

    const { groupId, householdId } = actor;
    expect(invitation).toEqual({ token: expect.stringMatching(TOKEN) as string, usesLeft: 3, groupId, householdId });
    expect(await identity.as(actor).request(ListInvitations, {})).toContainEqual(invitation);
  });

  it('can be checked without an account, until it is deleted', async () => {
    const { actor } = await host();
    const token = await anInvitation(identity, actor);

    expect(await check(token)).toEqual({ valid: true });
    expect(await check(`${token}x`)).toEqual({ valid: false });
    await identity.as(actor).request(DeleteInvitation, { token });
    expect(await check(token)).toEqual({ valid: false });
  });

  it.each<[string, (leaver: TestUser) => Promise<unknown>]>([
    ['is deleted', ({ user }) => asAdmin().request(DeleteUser, { id: user.id })],
    ['moves away', async ({ user }) => changeUser({ ...user, household: (await neighbor()).user.household })],
    ['may not invite any more', ({ user }) => changeUser({ ...user, canInvite: false })],
    [
      'loses that permission by a member',
      ({ user }) => asAdmin().request(UpdateMemberPermissions, permissionsOf(user)),
    ],
  ])('ends when a member who knows the link %s', async (_case, leave) => {
    const leaver = await host();
    const token = await anInvitation(identity, leaver.actor);
    const ofOthers = await anInvitation(identity, (await neighbor()).actor);

    await leave(leaver);

    expect(await check(token)).toEqual({ valid: false });
    expect(await check(ofOthers)).toEqual({ valid: true });
  });

  it('continues when a member without that permission leaves, or one with it changes otherwise', async () => {
    const { user, actor } = await host();
    const token = await anInvitation(identity, actor);

    await changeUser({ ...user, canManage: true });
    await asAdmin().request(DeleteUser, { id: (await aUser(identity)).user.id });

    expect(await check(token)).toEqual({ valid: true });
  });

  it('is listed newest first', async () => {
    const { actor } = await neighbor();
    const [first, second] = [await anInvitation(identity, actor), await anInvitation(identity, actor)];

    const listed = await identity.as(actor).request(ListInvitations, {});

    expect(listed.map(({ token }) => token)).toEqual([second, first]);
  });

  it.each([0, 101, -1])('for %i uses is refused', async (uses) => {
    const { actor } = await host();

    const attempt = identity.as(actor).request(CreateInvitation, { uses });

    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields: [{ loc: ['body', 'uses'] }] });
  });

  it('needs the permission to invite: to create, list, send and delete it', async () => {
    const { actor } = await aUser(identity);
    const token = await anInvitation(identity, (await host()).actor);
    const client = identity.as(actor);

    await expect(client.request(CreateInvitation, { uses: 1 })).rejects.toMatchObject({
      code: 'identity.may-not-invite',
    });
    for (const attempt of [
      client.request(ListInvitations, {}),
      client.request(SendInvitation, { email: 'bo@example.org', token }),
      client.request(DeleteInvitation, { token }),
    ]) {
      await expect(attempt).rejects.toMatchObject({ kind: 'forbidden', code: 'common.forbidden' });
    }
  });

  it('is invalid after deletion, and can be deleted once', async () => {
    const { actor } = await host();
    const token = await anInvitation(identity, actor);

    const removed = await Promise.allSettled([1, 2].map(() => identity.as(actor).request(DeleteInvitation, { token })));

    expect(removed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const listed = await identity.as(actor).request(ListInvitations, {});
    expect(listed.map((each) => each.token)).not.toContain(token);
  });

  it('is not found for another household of the group', async () => {
    const [ours, theirs] = [(await host()).actor, (await neighbor()).actor];
    const token = await anInvitation(identity, ours);

    expect(await identity.as(theirs).request(ListInvitations, {})).toEqual([]);
    await expect(identity.as(theirs).request(DeleteInvitation, { token })).rejects.toMatchObject({ kind: 'not-found' });
    await expect(identity.as(theirs).request(SendInvitation, { email: 'bo@example.org', token })).rejects.toMatchObject(
      { kind: 'not-found' },
    );
    expect((await identity.as(ours).request(ListInvitations, {})).map((each) => each.token)).toContain(token);
  });

  it('is deleted with its household', async () => {
    const { actor, user } = await neighbor();
    const token = await anInvitation(identity, actor);
    const admin = identity.as(identity.admin);
    await admin.request(UpdateUserAsAdmin, { id: user.id, user: { ...user, household: 'Family' } });

    await admin.request(DeleteHousehold, { id: actor.householdId });

    await expect(identity.as(actor).request(DeleteInvitation, { token })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('an invitation by mail', () => {
  it('contains the link, as text and as a page, in the language of the inviting user', async () => {
    const { actor } = await host();
    const token = await anInvitation(identity, actor);

    const german = { ...actor, locale: 'de-DE' };
    const reply = await identity.as(german).request(SendInvitation, { email: ' Bo@Example.org ', token });

    expect(reply).toEqual({ success: true, error: null });
    const received = await mail.next('bo@example.org');
    const link = `http://larder.test/register?token=${token}`;
    expect(received.from).toBe('larder@home.test');
    expect(received.text).toContain(link);
    expect(received.html).toContain(`href="${link}"`);
    expect(received.html).toContain('lang="de');
  });

  it('needs an address', async () => {
    const { actor } = await host();
    const token = await anInvitation(identity, actor);

    const attempt = identity.as(actor).request(SendInvitation, { email: 'bo, eva@example.org', token });

    await expect(attempt).rejects.toMatchObject({ kind: 'invalid', fields: [{ loc: ['body', 'email'] }] });
  });

  it('is mailed to one address five times within an hour, by whomever', async () => {
    const [one, other] = [await host(), await host()];
    const send = async ({ actor }: TestUser, email = 'flooded@example.org') =>
      identity.as(actor).request(SendInvitation, { email, token: await anInvitation(identity, actor) });

    for (const by of [one, one, one, other, other]) expect(await send(by)).toEqual({ success: true, error: null });

    for (const by of [one, other])
      await expect(send(by)).rejects.toMatchObject({ code: 'common.too-many', params: { retryAfterSeconds: 3600 } });
    expect(await send(one, 'another@example.org')).toEqual({ success: true, error: null });
  });

  it('reports when the mail server rejects it', async () => {
    const { actor } = await host();
    const token = await anInvitation(identity, actor);
    mail.refuse();

    const reply = await identity.as(actor).request(SendInvitation, { email: 'gone@example.org', token });

    mail.accept();
    expect(reply).toEqual({ success: false, error: expect.any(String) as string });
  });

  it.each([
    ['mail is not configured', { SMTP_HOST: '' }, null],
    [
      'encryption is wanted and the server has none',
      { SMTP_AUTH_STRATEGY: 'TLS', SMTP_USER: 'a', SMTP_PASSWORD: 'b' },
      expect.any(String),
    ],
  ])('is not sent when %s', async (_why, settings, error: unknown) => {
    const other = await startIdentity({ ...mail.env, ...settings });
    const token = await anInvitation(other, other.admin);

    const reply = await other.as(other.admin).request(SendInvitation, { email: 'bo@example.org', token });

    expect(reply).toEqual({ success: false, error });
    await other.stop();
  });
});
