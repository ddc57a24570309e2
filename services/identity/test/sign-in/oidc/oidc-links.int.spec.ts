import {
  CreateApiToken,
  PatchUserAsAdmin,
  ReadUser,
  UpdateUser,
  UpdateUserAsAdmin,
  type UserOut,
} from '@larder/contracts';
import type { Identity } from '../../support/identity.js';
import { OidcFixture } from '../../support/oidc-fixture.js';
import type { ProviderUser } from '../../support/openid.js';
import { aUser, isInvalid, PASSWORD, type TestUser } from '../../support/users.js';
import { revertToLegacyAccount } from '../../support/stored-users.js';

const refused = { kind: 'unauthenticated', code: 'identity.wrong-credentials' };
const CHEF = { groups: ['chefs'], email_verified: true };

let oidc: OidcFixture;
let identity: Identity;
beforeAll(async () => {
  oidc = await OidcFixture.start({ OIDC_ADMIN_GROUP: 'chefs' });
  ({ identity } = oidc);
});
afterAll(() => oidc.stop());

const asAdmin = () => identity.as(identity.admin);
const read = (id: string) => asAdmin().request(ReadUser, { id });
const aToken = async (person: { actor: Parameters<Identity['as']>[0] }) =>
  (await identity.as(person.actor).request(CreateApiToken, { name: 'script' })).token;
/** A member with a password and an unconfirmed address. */
const aMember = async () => {
  const member = await aUser(identity);
  await revertToLegacyAccount(identity, member.user.id);
  return member;
};
describe('a member who takes the names of an administrator at the provider', () => {
  const rename = ({ actor, user }: TestUser, fields: Partial<UserOut>) =>
    identity.as(actor).request(UpdateUser, { id: user.id, user: { ...user, ...fields, currentPassword: PASSWORD } });

  it.each([
    ['the e-mail address', ({ email }: ProviderUser) => ({ email })],
    ['the username', ({ preferred_username: username }: ProviderUser) => ({ username })],
    ['the address as a username', ({ email: username }: ProviderUser) => ({ username })],
  ])('gets neither access nor permissions of the account: %s', async (_what, fields) => {
    const chef = oidc.aCook(CHEF);
    const member = await aMember();
    await rename(member, fields(chef));

    await expect(oidc.signIn(chef)).rejects.toMatchObject(refused);

    await expect(oidc.signIn(chef)).rejects.toMatchObject(refused);
    expect(await read(member.user.id)).toMatchObject({ admin: false, authMethod: 'Mealie' });
  });
});

describe('an account whose address an administrator has set', () => {
  it('is linked by that address, and gets administrator rights only at the next sign-in', async () => {
    const { user } = await aUser(identity);
    const chef = oidc.aCook({ ...CHEF, email: user.email });

    const [first, second] = [await oidc.signIn(chef), await oidc.signIn(chef)];

    expect([first.id, second.id]).toEqual([user.id, user.id]);
    expect([first.admin, second.admin]).toEqual([false, true]);
  });

  it.each([false, 'false', undefined])(
    'is not linked while the provider reports email_verified %j',
    async (verified) => {
      const { user } = await aUser(identity);
      const cook = oidc.aCook({ email: user.email, email_verified: verified });

      await expect(oidc.signIn(cook)).rejects.toMatchObject(refused);
    },
  );

  it('is not linked once its owner has changed the address', async () => {
    const { user, actor } = await aUser(identity);
    const cook = oidc.aCook(CHEF);
    const changed = { ...user, email: cook.email, currentPassword: PASSWORD };
    await identity.as(actor).request(UpdateUser, { id: user.id, user: changed });

    await expect(oidc.signIn(cook)).rejects.toMatchObject(refused);
  });

  it('ends its sessions when it is linked, and loses older API tokens when it becomes an administrator’s', async () => {
    const person = await aUser(identity);
    const apiToken = await aToken(person);
    const chef = oidc.aCook({ ...CHEF, email: person.user.email });

    await oidc.signIn(chef);
    expect([await isInvalid(identity, person.token), await isInvalid(identity, apiToken)]).toEqual([true, false]);
    await oidc.signIn(chef);

    expect(await isInvalid(identity, apiToken)).toBe(true);
  });

  it('is not linked to a second identity with that address', async () => {
    const { user } = await aUser(identity);
    await oidc.signIn(oidc.aCook({ email: user.email, email_verified: true }));

    const successor = oidc.aCook({ email: user.email, email_verified: true });

    await expect(oidc.signIn(successor)).rejects.toMatchObject(refused);
  });
});

describe('an address that an administrator sees', () => {
  const sendBack = async (id: string, fields: object) =>
    asAdmin().request(UpdateUserAsAdmin, { id, user: { ...(await read(id)), ...fields } });

  it('is not confirmed when the unchanged account is sent back', async () => {
    const { user } = await aMember();
    await sendBack(user.id, { canOrganize: true });

    await expect(oidc.signIn(oidc.aCook({ ...CHEF, email: user.email }))).rejects.toMatchObject(refused);
  });

  it.each([
    ['PUT', (id: string) => sendBack(id, { emailConfirmed: true })],
    ['PATCH', (id: string) => asAdmin().request(PatchUserAsAdmin, { id, user: { emailConfirmed: true } })],
  ])('is confirmed explicitly with %s', async (_method, confirm) => {
    const { user } = await aMember();
    await confirm(user.id);

    expect(await oidc.signIn(oidc.aCook({ ...CHEF, email: user.email }))).toMatchObject({ id: user.id });
  });

  it('cannot be confirmed by its owner', async () => {
    const { user, actor } = await aMember();
    const changes = { ...user, emailConfirmed: true };
    await identity.as(actor).request(UpdateUser, { id: user.id, user: changes });

    await expect(oidc.signIn(oidc.aCook({ ...CHEF, email: user.email }))).rejects.toMatchObject(refused);
  });
});
