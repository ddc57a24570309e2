import {
  CountTenants,
  ListGroups,
  ListHouseholds,
  ListUsers,
  readPage,
  ReadSite,
  type PayloadOf,
  DirectoryEntrySaved,
  ReadDirectory,
} from '@larder/contracts';
import { connectMongo, createLog, databaseName, Events, startService } from '@larder/service-kit';
import { testEnvironment, waitUntil } from '@larder/testing';
import { identityService } from '../../src/index.js';
import { startIdentity, type Identity } from '../support/identity.js';
const ONE_OF_EACH = { totalUsers: 1, totalHouseholds: 1, totalGroups: 1, totalApiTokens: 0 };

type SavedEvent = PayloadOf<typeof DirectoryEntrySaved>;

describe('the first start', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  it('creates a private group, a private household and a site administrator', async () => {
    const [groups, households, users] = await Promise.all([
      readPage(identity.as(identity.admin).stream(ListGroups, {})),
      readPage(identity.as(identity.admin).stream(ListHouseholds, {})),
      readPage(identity.as(identity.admin).stream(ListUsers, {})),
    ]);

    expect(groups.items).toMatchObject([{ name: 'Home', slug: 'home', preferences: { privateGroup: true } }]);
    expect(households.items).toMatchObject([
      {
        name: 'Family',
        slug: 'family',
        group: 'Home',
        preferences: {
          privateHousehold: true,
          recipePublic: false,
          lockRecipeEditsFromOtherHouseholds: true,
          firstDayOfWeek: 0,
          recipeDisableAmount: true,
          convertShoppingUnits: true,
          recipeShowNutrition: false,
        },
      },
    ]);
    expect(users.items).toMatchObject([
      {
        username: 'admin',
        fullName: 'Change Me',
        email: 'changeme@example.com',
        authMethod: 'Mealie',
        group: 'Home',
        household: 'Family',
        admin: true,
        advanced: true,
        canInvite: true,
        canManage: true,
        canManageHousehold: true,
        canOrganize: true,
        cacheKey: '1234',
      },
    ]);
  });

  it('publishes all three to the other services, also to those that start later', async () => {
    const copy: string[] = [];
    for await (const { kind } of identity.as(null).stream(ReadDirectory, {})) copy.push(kind);
    const kinds: string[] = [];
    const handler = (_event: unknown, payload: object) => kinds.push((payload as SavedEvent).entry.kind);
    await identity.get(Events).follow([DirectoryEntrySaved], { after: 0, handler });
    await waitUntil(() => kinds.length >= 3, { what: 'three events' });

    expect(copy.sort()).toEqual(['group', 'household', 'user']);
    expect(kinds.sort()).toEqual(['group', 'household', 'user']);
  });

  it('reports that the first sign-in is pending, and nothing of a private group', async () => {
    expect(await identity.as(null).request(ReadSite, {})).toEqual({
      isFirstLogin: true,
      defaultGroupSlug: null,
      defaultHouseholdSlug: null,
    });
  });

  it('counts users, households and groups for administrators only', async () => {
    const member = { ...identity.admin, admin: false };

    expect(await identity.as(identity.admin).request(CountTenants, {})).toEqual(ONE_OF_EACH);
    for (const [actor, code] of [
      [null, 'common.not-authenticated'],
      [member, 'common.forbidden'],
    ] as const) {
      await expect(identity.as(actor).request(CountTenants, {})).rejects.toMatchObject({ code });
    }
  });
});

describe('several replicas', () => {
  it('may start concurrently on an empty database', async () => {
    const env = testEnvironment();
    const replicas = await Promise.all([1, 2, 3].map(() => startService(identityService, env)));
    const identity = await startIdentity(env); // signs in with the only account

    expect(await identity.as(identity.admin).request(CountTenants, {})).toEqual(ONE_OF_EACH);
    await Promise.all(replicas.map((each) => each.stop()));
    await identity.stop();
  });

  it('accept each other’s sessions without a configured secret', async () => {
    const identity = await startIdentity();
    await identity.replica();
    const { token } = await identity.signIn({});

    const actors = await Promise.all(Array.from({ length: 10 }, () => identity.actorOf(token)));

    expect(new Set(actors.map(({ userId }) => userId))).toEqual(new Set([identity.admin.userId]));
    await identity.stop();
  });
});

describe('an installation that lost its accounts', () => {
  const open = (identity: Identity, service: string) => {
    const { NAMESPACE: namespace = '', MONGODB_URI = '' } = identity.env;
    const log = createLog('testing', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });
    return connectMongo(MONGODB_URI, databaseName({ namespace, service }), log);
  };

  it('refuses to create a new administrator, unless the settings allow it', async () => {
    const identity = await startIdentity();
    const db = await open(identity, 'identity');
    await db.collection('users').deleteMany({});

    await expect(startService(identityService, identity.env)).rejects.toThrow(
      /no accounts in the database .*-identity, although it has been in use since .*ALLOW_FIRST_START/,
    );
    expect(await db.collection('users').countDocuments()).toBe(0);

    const restarted = await startService(identityService, { ...identity.env, ALLOW_FIRST_START: 'true' });
    expect(await db.collection('users').countDocuments()).toBe(1);
    await restarted.stop();
    await db.close();
    await identity.stop();
  });

  it('refuses a first start while another service has copies of its users', async () => {
    const identity = await startIdentity();
    const [db, recipes] = [await open(identity, 'identity'), await open(identity, 'recipe')];
    await recipes.collection('directory').insertOne({ kind: 'user', deleted: false });
    await db.dropDatabase();

    await expect(startService(identityService, identity.env)).rejects.toThrow(
      /the database .*-recipe has copies of its users/,
    );

    await recipes.dropDatabase();
    await Promise.all([db.close(), recipes.close()]);
    await identity.stop();
  });
});
