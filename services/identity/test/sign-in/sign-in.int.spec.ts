import { ResolveToken, SignIn } from '@larder/contracts';
import { startIdentity, type Identity } from '../support/identity.js';
import { aUser, PASSWORD } from '../support/users.js';

const HOUR = 3_600;
let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const resolve = (token: string) => identity.as(null).request(ResolveToken, { token });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number | string>;

describe('signing in', () => {
  it('takes the username or the e-mail address, in any case', async () => {
    const { user } = await aUser(identity);

    for (const username of [
      user.username ?? '',
      (user.username ?? '').toUpperCase(),
      `  ${user.email.toUpperCase()} `,
    ]) {
      const { token } = await identity.signIn({ username, password: PASSWORD });
      expect((await resolve(token)).actor.userId).toBe(user.id);
    }
  });

  it.each([
    ['a wrong password', { password: 'wrong' }],
    ['no password', { password: '' }],
    ['an unknown name', { username: 'nobody' }],
    ['nothing', { username: '', password: '' }],
  ])('refuses %s with the same error', async (_what, form) => {
    const { user } = await aUser(identity);
    const attempt = identity.signIn({ username: user.email, password: PASSWORD, ...form });

    await expect(attempt).rejects.toMatchObject({ kind: 'unauthenticated', code: 'identity.wrong-credentials' });
  });

  it('refuses an account without a local password', async () => {
    const password = PASSWORD;
    const draft = { username: 'eve', fullName: 'Eve', email: 'eve@example.org', password, authMethod: 'LDAP' as const };
    const person = aUser(identity, draft);

    await expect(person).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
  });

  it('returns the user with group, household and permissions', async () => {
    const { token, user } = await aUser(identity, { canOrganize: true });

    const { actor, kind, expiresAt } = await resolve(token);

    expect(kind).toBe('session');
    expect(expiresAt).toBe(claimsOf(token)['exp']);
    expect(actor).toMatchObject({
      userId: user.id,
      username: user.username,
      groupId: user.groupId,
      groupSlug: 'home',
      householdId: user.householdId,
      householdSlug: 'family',
      admin: false,
      canOrganize: true,
      canManage: false,
      integrationId: 'generic',
    });
  });

  it.each([
    [false, 48 * HOUR],
    [true, 14 * 24 * HOUR],
  ])('returns a session with the expected lifetime (remembered: %s)', async (remember_me, lifetimeSeconds) => {
    const { user } = await aUser(identity);
    const form = { username: user.email, password: PASSWORD, remember_me, address: '192.0.2.7', device: null };

    const { session } = await identity.as(null).request(SignIn, form);

    expect(session).toMatchObject({ lifetimeSeconds, remembered: remember_me });
    const { exp, iat, iss } = claimsOf(session.token);
    expect([Number(exp) - Number(iat), iss]).toEqual([lifetimeSeconds, 'mealie']);
  });
});
