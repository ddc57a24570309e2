import { CreateApiToken, CreateUser, PatchUserAsAdmin } from '@larder/contracts';
import { startService } from '@larder/service-kit';
import { startOidcServer, type OidcServer } from '@larder/testing/servers';
import { identityService } from '../../../src/index.js';
import type { Identity } from '../../support/identity.js';
import { OidcFixture } from '../../support/oidc-fixture.js';
import { aProviderUser, signInBy, REDIRECT_URI, type ProviderUser } from '../../support/openid.js';
import { isInvalid, PASSWORD } from '../../support/users.js';
import { revertToLegacyAccount, storedUsers } from '../../support/stored-users.js';

const refused = { kind: 'unauthenticated', code: 'identity.wrong-credentials' };
const CHEF = { groups: ['chefs'], email_verified: true };

let oidc: OidcFixture;
let provider: OidcServer;
let identity: Identity;
beforeAll(async () => {
  oidc = await OidcFixture.start({ OIDC_ADMIN_GROUP: 'chefs' });
  ({ provider, identity } = oidc);
});
afterAll(() => oidc.stop());

const asAdmin = () => identity.as(identity.admin);
/** Another replica, with other settings. */
const another = (env: object) => startService(identityService, { ...identity.env, ...env });
/** The account after a sign-in at the replica of the test, whose settings others may not have. */
const signInUser = (cook: ProviderUser) => signInBy(provider, identity, cook);
/** An account created by an older version at a sign-in by the provider, in the form it was stored then. */
const anOldAccount = async (claims: Record<string, unknown> = {}) => {
  const cook = oidc.aCook(claims);
  const user = await signInUser(cook);
  await revertToLegacyAccount(identity, user.id);
  return { cook, user };
};

describe('a linked account', () => {
  it('is found by the subject, even if name and address changed', async () => {
    const cook = oidc.aCook();
    const { id, email, username } = await signInUser(cook);
    oidc.aCook({ email: 'new@id.test', email_verified: false, preferred_username: 'new' }, cook.sub);

    expect(await signInUser(cook)).toMatchObject({ id, email, username });
  });

  it('is not opened by the same subject of another provider', async () => {
    const other = await startOidcServer({ redirectUris: [REDIRECT_URI] });
    const moved = await another(other.env);
    try {
      const cook = oidc.aCook();
      const { id } = await signInUser(cook);
      aProviderUser(other, {}, cook.sub);

      await expect(signInBy(other, moved, cook)).rejects.toMatchObject(refused);
      const namesake = aProviderUser(other, { email: 'x@id.test', preferred_username: 'namesake' }, cook.sub);
      expect((await signInBy(other, moved, namesake)).id).not.toBe(id);
      expect((await signInUser(cook)).id).toBe(id);
    } finally {
      await moved.stop();
      await other.stop();
    }
  });

  it('can be linked again after an administrator has switched it to a password and back', async () => {
    const { email, ...user } = await signInUser(oidc.aCook());
    const successor = oidc.aCook({ email });
    const setMethod = (authMethod: 'Mealie' | 'OIDC') =>
      asAdmin().request(PatchUserAsAdmin, { id: user.id, user: { authMethod } });

    await expect(signInUser(successor)).rejects.toMatchObject(refused);
    await setMethod('Mealie');
    await expect(signInUser(successor)).rejects.toMatchObject(refused);
    await setMethod('OIDC');

    expect((await signInUser(successor)).id).toBe(user.id);
  });

  it('is unique, even for concurrent first sign-ins', async () => {
    const cook = oidc.aCook();

    const users = await Promise.all([1, 2, 3, 4].map(() => signInUser(cook)));

    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });
});

describe('an account of an earlier version that is managed by the provider', () => {
  it('is found by its address once, and by the subject from then on', async () => {
    const { cook, user } = await anOldAccount();

    expect((await signInUser(cook)).id).toBe(user.id);
    oidc.aCook({ email: 'elsewhere@id.test', preferred_username: 'elsewhere' }, cook.sub);

    expect((await signInUser(cook)).id).toBe(user.id);
    await expect(signInUser(oidc.aCook({ email: cook.email }))).rejects.toMatchObject(refused);
  });

  it('stays an administrator, and keeps its API tokens', async () => {
    const { cook, user } = await anOldAccount(CHEF);
    const { token } = await identity
      .as({ ...identity.admin, userId: user.id })
      .request(CreateApiToken, { name: 'script' });

    expect(await signInUser(cook)).toMatchObject({ id: user.id, admin: true });

    expect(await isInvalid(identity, token)).toBe(false);
  });

  it('that took the address of another user loses permissions and API tokens when linked', async () => {
    const { user } = await anOldAccount();
    const chef = oidc.aCook(CHEF);
    const { token } = await identity
      .as({ ...identity.admin, userId: user.id, admin: false })
      .request(CreateApiToken, { name: 'script' });
    await storedUsers(identity).updateOne(
      { _id: user.id },
      { $set: { email: chef.email, loginKeys: [user.username ?? '', chef.email] } },
    );

    expect(await signInUser(chef)).toMatchObject({ id: user.id, admin: false });

    expect(await isInvalid(identity, token)).toBe(true);
  });
});

describe('an account that an administrator created for the provider', () => {
  it('is found by its username, if that is the user claim', async () => {
    const byName = await another({ OIDC_USER_CLAIM: 'preferred_username' });
    try {
      const cook = oidc.aCook();
      const draft = { username: cook.sub, fullName: 'Cook', email: `${cook.sub}@home.test`, password: PASSWORD };
      const { id } = await asAdmin().request(CreateUser, { ...draft, authMethod: 'OIDC' });

      expect((await signInBy(provider, byName, cook)).id).toBe(id);
    } finally {
      await byName.stop();
    }
  });
});
