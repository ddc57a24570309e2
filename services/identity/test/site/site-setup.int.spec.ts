import {
  ListGroups,
  ListHouseholds,
  readPage,
  ReadSite,
  ResolveToken,
  SetUpSite,
  SiteSetUp,
  type Actor,
  type RequestInputOf,
} from '@larder/contracts';
import { ADMIN, startIdentity, type Identity } from '../support/identity.js';
import { aUser } from '../support/users.js';

const PASSWORD = 'corn-flour-9';
type Setup = RequestInputOf<typeof SetUpSite>['setup'];

let identity: Identity;
let session: { token: string; actor: Actor };
beforeEach(async () => {
  identity = await startIdentity();
  const { token } = await identity.signIn({});
  session = { token, actor: await identity.actorOf(token) };
});
afterEach(() => identity.stop());

const setUp = (fields: Partial<Setup> = {}, { actor, token } = session) =>
  identity.as(actor).request(SetUpSite, {
    setup: { username: 'ana', fullName: 'Ana Ruiz', email: 'ana@example.org', password: PASSWORD, ...fields },
    token,
  });
const isFirstLogin = async () => (await identity.as(null).request(ReadSite, {})).isFirstLogin;
const privacy = async () => {
  const [groups, households] = await Promise.all([
    readPage(identity.as(identity.admin).stream(ListGroups, {})),
    readPage(identity.as(identity.admin).stream(ListHouseholds, {})),
  ]);
  const { privateHousehold, recipePublic } = households.items[0]?.preferences ?? {};
  return [groups.items[0]?.preferences?.privateGroup, privateHousehold, recipePublic];
};

it('replaces the default account, and requests seeds in the language of the caller', async () => {
  const { token: elsewhere } = await identity.signIn({});

  await expect(setUp()).resolves.toMatchObject({
    id: session.actor.userId,
    username: 'ana',
    fullName: 'Ana Ruiz',
    email: 'ana@example.org',
    admin: true,
  });

  await expect(isFirstLogin()).resolves.toBe(false);
  await expect(privacy()).resolves.toEqual([true, true, false]);
  await expect(identity.signIn(ADMIN)).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(await identity.userIdBySignIn({ username: 'ana', password: PASSWORD })).toBe(session.actor.userId);
  expect((await identity.actorOf(session.token)).userId).toBe(session.actor.userId);
  await expect(identity.as(null).request(ResolveToken, { token: elsewhere })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
  await identity.settled();
  const { groupId, householdId } = session.actor;
  expect(identity.published(SiteSetUp)).toMatchObject([{ groupId, householdId, seedLocale: 'en-US' }]);
});

it('opens the group and the household to the public, without seeds, when that is chosen', async () => {
  await setUp({ makeGroupRecipesPublic: true, useSeedData: false });

  await expect(privacy()).resolves.toEqual([false, false, true]);
  await identity.settled();
  expect(identity.published(SiteSetUp)).toMatchObject([{ seedLocale: null }]);
});

it('changes nothing when it is refused, and can be repeated', async () => {
  await aUser(identity, { username: 'grace', email: 'grace@example.org' });
  const isPublic = { makeGroupRecipesPublic: true };
  const refusals = [
    [{ currentPassword: 'wrong' }, 'identity.wrong-current-password'],
    [{ username: 'Grace' }, 'identity.username-taken'],
    [{ email: 'grace@example.org' }, 'identity.email-taken'],
  ] as const;

  for (const [fields, code] of refusals)
    await expect(setUp({ ...fields, ...isPublic })).rejects.toMatchObject({ code });

  await expect(privacy()).resolves.toEqual([true, true, false]);
  await expect(isFirstLogin()).resolves.toBe(true);
  await expect(setUp({ locale: 'de-DE' })).resolves.toMatchObject({ username: 'ana' });
  await identity.settled();
  expect(identity.published(SiteSetUp)).toMatchObject([{ seedLocale: 'de-DE' }]);
});

it('is not required again by an imported member with the default address', async () => {
  await setUp();

  await aUser(identity, { username: 'imported', email: ADMIN.username });

  await expect(isFirstLogin()).resolves.toBe(false);
});

it('is for the default account only, once', async () => {
  const [member, admin] = [await aUser(identity), await aUser(identity, { admin: true })];
  await expect(setUp({}, member)).rejects.toMatchObject({ code: 'common.forbidden' });
  await expect(setUp({}, admin)).rejects.toMatchObject({ code: 'identity.site-is-set-up' });
  const byApiToken = { ...session, actor: { ...session.actor, credential: 'api-token' as const } };
  await expect(setUp({}, byApiToken)).rejects.toMatchObject({ kind: 'forbidden' });

  await setUp();

  await expect(setUp({ currentPassword: PASSWORD })).rejects.toMatchObject({ code: 'identity.site-is-set-up' });
});
