import { PatchUserAsAdmin, ResolveToken } from '@larder/contracts';
import { startOidcServer, type OidcServer } from '@larder/testing/servers';
import { ADMIN, type Identity } from '../../support/identity.js';
import { OidcFixture } from '../../support/oidc-fixture.js';
import { aProviderUser, REDIRECT_URI } from '../../support/openid.js';
import { aUser, PASSWORD } from '../../support/users.js';

const refused = { kind: 'unauthenticated', code: 'identity.wrong-credentials' };

let oidc: OidcFixture;
let provider: OidcServer;
let identity: Identity;
beforeAll(async () => {
  oidc = await OidcFixture.start();
  ({ provider, identity } = oidc);
});
afterAll(() => oidc.stop());

describe('a user of the provider', () => {
  it('gets an account at the first sign-in, and the same one from then on', async () => {
    const cook = oidc.aCook();

    const first = await oidc.signIn(cook);

    expect(first).toMatchObject({
      username: cook.preferred_username,
      fullName: cook.name,
      email: cook.email,
      authMethod: 'OIDC',
      admin: false,
      group: 'Home',
      household: 'Family',
    });
    expect((await oidc.signIn(cook)).id).toBe(first.id);
  });

  it('gets names without invisible characters', async () => {
    const cook = oidc.aCook({ preferred_username: '\u202eadmin\u200b2', name: 'An\u2066a\r\n' });

    expect(await oidc.signIn(cook)).toMatchObject({ username: 'admin2', fullName: 'Ana' });
  });

  it('gets the account of that address, which keeps its password', async () => {
    const { user } = await aUser(identity);
    const linked = await oidc.signIn(oidc.aCook({ email: user.email.toUpperCase(), email_verified: true }));

    expect(linked).toMatchObject({ id: user.id, authMethod: 'Mealie' });
    expect(await identity.userIdBySignIn({ username: user.email, password: PASSWORD })).toBe(user.id);
  });

  it('does not get that account with an unconfirmed address', async () => {
    const { user } = await aUser(identity);

    await expect(oidc.signIn(oidc.aCook({ email: user.email, email_verified: false }))).rejects.toMatchObject(refused);
  });

  it('is refused without a name or an address', async () => {
    await expect(oidc.signIn(oidc.aCook({ name: undefined }))).rejects.toMatchObject(refused);
    await expect(oidc.signIn(oidc.aCook({ email: undefined }))).rejects.toMatchObject(refused);
  });

  it('is refused when the name for a new account belongs to another user', async () => {
    await expect(oidc.signIn(oidc.aCook({ preferred_username: 'admin' }))).rejects.toMatchObject(refused);
  });

  it('can still sign in after the provider has rotated its keys', async () => {
    const cook = oidc.aCook();
    const { id } = await oidc.signIn(cook);

    await provider.rotateKeys();

    expect((await oidc.signIn(cook)).id).toBe(id);
  });

  it('gets a session of two weeks if configured', async () => {
    await oidc.withSettings({ OIDC_REMEMBER_ME: 'yes' }, async (other) => {
      const { session: opened } = await oidc.session(oidc.aCook(), { by: other });

      expect(opened).toMatchObject({ remembered: true, lifetimeSeconds: 14 * 86_400 });
      expect(await other.as(null).request(ResolveToken, { token: opened.token })).toMatchObject({ kind: 'session' });
    });
  });

  it('is identified by the configured claim, also when the provider sends it in userinfo only', async () => {
    const userinfoProvider = await startOidcServer({ redirectUris: [REDIRECT_URI], claimsByUserinfo: true });
    await oidc.withSettings({ ...userinfoProvider.env, OIDC_USER_CLAIM: 'preferred_username' }, async (other) => {
      const { user } = await aUser(other);
      await other.as(other.admin).request(PatchUserAsAdmin, { id: user.id, user: { authMethod: 'OIDC' } });
      const cook = aProviderUser(userinfoProvider, { preferred_username: user.username, email: 'new@id.test' });

      expect((await oidc.signIn(cook, { by: other, at: userinfoProvider })).id).toBe(user.id);
    });
    await userinfoProvider.stop();
  });

  it('gets no account where sign-up is disabled', async () => {
    await oidc.withSettings({ OIDC_SIGNUP_ENABLED: 'false' }, async (other) => {
      await expect(oidc.signIn(oidc.aCook(), { by: other })).rejects.toMatchObject(refused);
      const { user } = await aUser(other);
      expect((await oidc.signIn(oidc.aCook({ email: user.email, email_verified: true }), { by: other })).id).toBe(
        user.id,
      );
    });
  });
});

describe('groups', () => {
  const settings = { OIDC_USER_GROUP: 'cooks', OIDC_ADMIN_GROUP: 'chefs' };

  it('allow members to sign in, and make them administrators as long as they are members', async () => {
    await oidc.withSettings(settings, async (other) => {
      const cook = oidc.aCook({ groups: ['cooks', 'chefs'] });
      const before = await oidc.signIn(cook, { by: other });
      provider.people.set(cook.sub, { ...cook, groups: ['cooks'] });
      const after = await oidc.signIn(cook, { by: other });

      expect([before.admin, after.admin]).toEqual([true, false]);
      await expect(oidc.signIn(oidc.aCook({ groups: ['guests'] }), { by: other })).rejects.toMatchObject(refused);
      await expect(oidc.signIn(oidc.aCook({ groups: 'not-chefs-or-cooks' }), { by: other })).rejects.toMatchObject(
        refused,
      );
      await expect(oidc.signIn(oidc.aCook(), { by: other })).rejects.toMatchObject(refused);
    });
  });

  it('never leave an installation without administrators', async () => {
    await oidc.withSettings(settings, async (other) => {
      const cook = oidc.aCook({ email: ADMIN.username, email_verified: true, groups: ['cooks'] });

      expect(await oidc.signIn(cook, { by: other })).toMatchObject({ email: ADMIN.username, admin: true });
    });
  });
});
