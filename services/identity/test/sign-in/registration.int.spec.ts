import { ListInvitations, RegisterUser, UserSignedUp, type RequestInputOf } from '@larder/contracts';
import { INVITATIONS, type InvitationDocument } from '../../src/store/invitations/invitation.schema.js';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser } from '../support/users.js';
import { outcomeOf } from '../support/outcome.js';
import { aForm, anInvitation, registrationCalls } from '../support/registrations.js';

let closed: Identity;
let open: Identity;
beforeAll(async () => {
  [closed, open] = await Promise.all([startIdentity(), startIdentity({ ALLOW_SIGNUP: 'true' })]);
});
afterAll(() => Promise.all([closed.stop(), open.stop()]));

type Form = RequestInputOf<typeof RegisterUser>;
const { register, signIn } = registrationCalls(() => closed);

describe('registering with an invitation', () => {
  it('creates a member of the inviting household without permissions, who can sign in', async () => {
    const { actor: host } = await aUser(closed, { canInvite: true });
    const groupToken = await anInvitation(closed, host);
    const form = aForm({ groupToken, email: ' Bo.Lind@Example.ORG ', username: ' BoLind ', advanced: true });

    const user = await register(form);

    expect(user).toMatchObject({
      username: 'bolind',
      email: 'bo.lind@example.org',
      authMethod: 'Mealie',
      groupId: host.groupId,
      householdId: host.householdId,
      admin: false,
      advanced: true,
      canInvite: false,
      canManage: false,
      canManageHousehold: false,
      canOrganize: false,
      tokens: [],
      cacheKey: '1234',
    });
    expect((await signIn(user)).userId).toBe(user.id);
  });

  it('consumes the invitation', async () => {
    const groupToken = await anInvitation(closed, closed.admin, 2);

    await register(aForm({ groupToken }));
    const [left] = await closed.as(closed.admin).request(ListInvitations, {});
    await register(aForm({ groupToken }));

    expect(left).toMatchObject({ token: groupToken, usesLeft: 1 });
    expect(await outcomeOf(register(aForm({ groupToken })))).toBe('identity.invalid-invitation');
    const after = await closed.as(closed.admin).request(ListInvitations, {});
    expect(after.map(({ token }) => token)).not.toContain(groupToken);
  });

  it('accepts exactly the number of invited users, also concurrently', async () => {
    const groupToken = await anInvitation(closed, closed.admin, 2);

    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(register(aForm({ groupToken })))));

    expect(outcomes.filter((each) => each === 'done')).toHaveLength(2);
    expect(outcomes.filter((each) => each === 'identity.invalid-invitation')).toHaveLength(4);
  });

  it('consumes no use when it fails', async () => {
    const groupToken = await anInvitation(closed, closed.admin);
    const form = aForm({ groupToken });

    const outcomes = await Promise.all(
      [1, 2, 3].map(() => outcomeOf(register({ ...form, email: 'same@example.org' }))),
    );

    expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
    const more = await anInvitation(closed, closed.admin);
    expect(await outcomeOf(register(aForm({ groupToken: more, email: 'same@example.org' })))).toBe(
      'identity.email-taken',
    );
    expect(await outcomeOf(register(aForm({ groupToken: more })))).toBe('done');
  });

  it('publishes an event for the notifiers of the household', async () => {
    const groupToken = await anInvitation(closed, closed.admin);

    const { id, username, email, groupId, householdId } = await register(aForm({ groupToken, seedData: true }));

    const [event] = await closed.eventually.published(UserSignedUp, { where: (each) => each.id === id });
    expect(event).toMatchObject({
      username,
      email,
      groupId,
      householdId,
      integrationId: 'registration',
      seedLocale: null, // the group is not new
    });
  });

  it('refuses taken names and addresses, case-insensitively', async () => {
    const { user } = await aUser(closed);
    const groupToken = await anInvitation(closed, closed.admin, 9);
    const attempt = (fields: Partial<Form>) => outcomeOf(register(aForm({ groupToken, ...fields })));
    const [name, address] = [user.username ?? '', user.email];

    expect(await attempt({ username: name.toUpperCase() })).toBe('identity.username-taken');
    expect(await attempt({ username: address })).toBe('identity.username-taken');
    expect(await attempt({ email: address.toUpperCase() })).toBe('identity.email-taken');
    expect(await attempt({ username: name, email: address, groupToken: 'nonsense' })).toBe('identity.username-taken');
  });

  it.each(['unknown', 'x'.repeat(255)])('refuses the token %s', async (groupToken) => {
    await expect(register(aForm({ groupToken }))).rejects.toMatchObject({
      kind: 'refused',
      code: 'identity.invalid-invitation',
    });
  });

  it('refuses invitations older than four days, though they are not removed yet', async () => {
    const groupToken = await anInvitation(closed, closed.admin);
    const expiresAt = new Date(Date.now() - 1_000);
    await closed.collection<InvitationDocument>(INVITATIONS).updateOne({ token: groupToken }, { $set: { expiresAt } });

    expect(await outcomeOf(register(aForm({ groupToken })))).toBe('identity.invalid-invitation');
  });
});

describe('a registration form', () => {
  const invalid = (fields: Partial<Form>) =>
    register(aForm({ groupToken: 'any', ...fields })).catch((error: unknown) => error);

  it.each([
    ['short passwords', { password: 'short', passwordConfirm: 'short' }, 'password', 'string_too_short'],
    ['long passwords', { password: 'x'.repeat(259), passwordConfirm: 'x'.repeat(259) }, 'password', 'string_too_long'],
    ['differing passwords', { passwordConfirm: 'rye-flour-9' }, 'passwordConfirm', 'value_error'],
    ['an invalid address', { email: 'bo' }, 'email', 'value_error'],
    ['unknown languages', { locale: 'xx-XX' }, 'locale', 'value_error'],
    ['empty names', { username: '  ' }, 'username', 'string_too_short'],
    ['neither group nor token', { groupToken: null }, 'groupToken', 'value_error'],
  ])('refuses %s', async (_what, fields, field, type) => {
    expect(await invalid(fields)).toMatchObject({ kind: 'invalid', fields: [{ type, loc: ['body', field] }] });
  });

  it('does not return the password in its error', async () => {
    const error = await invalid({ password: 'geheim', passwordConfirm: 'geheimnis' });

    expect(JSON.stringify(error)).not.toContain('geheim');
  });
});
