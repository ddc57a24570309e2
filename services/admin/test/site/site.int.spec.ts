import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  CountRecipes,
  CountTenants,
  CheckStorage,
  ReadAdminAbout,
  ReadAppInfo,
  ReadCheck,
  ReadSite,
  ReadStartupInfo,
  ReadStatistics,
  ReadTheme,
  STORAGE_PROBE_KEY,
  type Message,
  type ReplyOf,
} from '@larder/contracts';
import { objectStoreFrom } from '@larder/object-store';
import { Log, startService, type Environment } from '@larder/service-kit';
import { aMember, anAdmin, ForeignSite, startTestService, testEnvironment, type TestService } from '@larder/testing';
import { adminService } from '../../src/index.js';

type Site = ReplyOf<typeof ReadSite>;
const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
const appVersion = (JSON.parse(manifest) as { version: string }).version;

const site: Site = {
  isFirstLogin: true,
  defaultGroupSlug: 'home',
  defaultHouseholdSlug: null,
};
const tenants = { totalUsers: 9, totalHouseholds: 4, totalGroups: 2, totalApiTokens: 3 };
const counts = { totalRecipes: 412, uncategorizedRecipes: 37, untaggedRecipes: 120 };

/** The service with simulated identity and recipe services. */
async function startAdmin(env: Environment = {}): Promise<TestService> {
  const admin = await startTestService(adminService, { env });
  await admin.fakeReply(ReadSite, () => site);
  await admin.fakeReply(CountTenants, () => tenants);
  await admin.fakeReply(CountRecipes, () => counts);
  return admin;
}

describe('an installation with default settings', () => {
  let admin: TestService;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'larder-admin-'));
    admin = await startAdmin({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await admin.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('returns its name and API version to every caller', async () => {
    expect(await admin.as(null).request(ReadAppInfo, {})).toEqual({
      production: true,
      version: 'v2.2.0',
      appVersion,
      demoStatus: false,
      allowSignup: false,
      defaultGroupSlug: 'home',
      defaultHouseholdSlug: null,
      enableOidc: false,
      oidcRedirect: false,
      oidcProviderName: 'OAuth',
      enableOpenai: false,
      enableOpenaiImageServices: false,
      embedHosts: expect.arrayContaining(['www.youtube-nocookie.com', 'player.vimeo.com']) as string[],
    });
    expect(await admin.as(null).request(ReadStartupInfo, {})).toEqual({ isFirstLogin: true, isDemo: false });
  });

  it('has fourteen default colors', async () => {
    const theme = await admin.as(null).request(ReadTheme, {});

    expect(Object.keys(theme)).toHaveLength(14);
    expect(theme).toMatchObject({ lightPrimary: '#E58325', darkPrimary: '#E58325', lightError: '#EF5350' });
  });

  it('returns its configuration to administrators', async () => {
    const asAdmin = admin.as(anAdmin());

    expect(await asAdmin.request(ReadAdminAbout, {})).toMatchObject({
      version: 'v2.2.0',
      appVersion,
      versionLatest: appVersion,
      apiPort: 9000,
      apiDocs: true,
      dbType: 'mongodb',
      defaultGroup: 'Home',
      defaultHousehold: 'Family',
      buildId: 'unknown',
      recipeScraperVersion: appVersion,
    });
    expect(await asAdmin.request(ReadCheck, {})).toEqual({
      emailReady: false,
      ldapReady: false,
      oidcReady: false,
      enableOpenai: false,
      baseUrlSet: true,
      isUpToDate: true,
    });
  });

  it('checks its own servers in a deep check', async () => {
    const { services = [], ...configured } = await admin.as(anAdmin()).request(ReadCheck, { deep: true });

    expect(configured).toEqual(await admin.as(anAdmin()).request(ReadCheck, {}));
    expect(services.map(({ name, ok, error }) => [name, ok, error])).toEqual([
      ['mongodb', true, null],
      ['redis', true, null],
      ['minio', true, null],
      ['nats', true, null],
    ]);
    expect(services.every(({ latencyMs }) => Number.isInteger(latencyMs))).toBe(true);
    await expect(admin.as(aMember()).request(ReadCheck, { deep: true })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('counts the records of all services', async () => {
    expect(await admin.as(anAdmin()).request(ReadStatistics, {})).toEqual({
      totalRecipes: 412,
      totalUsers: 9,
      totalHouseholds: 4,
      totalGroups: 2,
      uncategorizedRecipes: 37,
      untaggedRecipes: 120,
    });
  });

  it('stores a new storage probe at each request', async () => {
    const first = await admin.as(anAdmin()).request(CheckStorage, {});
    const second = await admin.as(anAdmin()).request(CheckStorage, {});

    const { stream } = await objectStoreFrom({ NAMESPACE: admin.namespace, DATA_DIR: folder }).get(STORAGE_PROBE_KEY);
    expect(second.text).toBe(await text(stream));
    expect(second.text).not.toBe(first.text);
  });

  it.each([[ReadAdminAbout], [ReadStatistics], [ReadCheck], [CheckStorage]])(
    'hides internal information from other users (%#)',
    async (message: Message) => {
      const member = aMember({ canManage: true, canOrganize: true });

      await expect(admin.as(member).request(message, {})).rejects.toMatchObject({ code: 'common.forbidden' });
      await expect(admin.as(null).request(message, {})).rejects.toMatchObject({ kind: 'unauthenticated' });
    },
  );
});

describe('an installation with custom settings', () => {
  it('reports the configured integrations, and never a secret', async () => {
    const secrets = { SMTP_PASSWORD: 'mail-salt', OIDC_CLIENT_SECRET: 'oidc-salt', OPENAI_API_KEY: 'ai-salt' };
    const admin = await startAdmin({
      ...secrets,
      SMTP_HOST: 'mail.home',
      SMTP_FROM_EMAIL: 'cook@home',
      SMTP_USER: 'cook',
      OIDC_AUTH_ENABLED: 'true',
      OIDC_CLIENT_ID: 'larder',
      OIDC_CONFIGURATION_URL: 'https://id.home/config',
      OIDC_PROVIDER_NAME: 'Home ID',
      OIDC_AUTO_REDIRECT: 'true',
      OPENAI_ENABLE_IMAGE_SERVICES: 'false',
      ALLOW_SIGNUP: 'yes',
      IS_DEMO: 'on',
      PRODUCTION: 'no',
      PORT: '8080',
      GIT_COMMIT_HASH: '4f1c2ab',
      BASE_URL: 'http://localhost:8080/',
      THEME_DARK_PRIMARY: '#123456',
    });
    const asAdmin = admin.as(anAdmin());

    const [info, about, check, theme] = await Promise.all([
      admin.as(null).request(ReadAppInfo, {}),
      asAdmin.request(ReadAdminAbout, {}),
      asAdmin.request(ReadCheck, {}),
      admin.as(null).request(ReadTheme, {}),
    ]);
    await admin.stop();

    expect(info).toMatchObject({
      production: false,
      demoStatus: true,
      allowSignup: true,
      enableOidc: true,
      oidcRedirect: true,
      oidcProviderName: 'Home ID',
      enableOpenai: true,
      enableOpenaiImageServices: false,
    });
    expect(about).toMatchObject({ apiPort: 8080, buildId: '4f1c2ab', enableOidc: true });
    expect(check).toMatchObject({ emailReady: true, ldapReady: false, oidcReady: true, baseUrlSet: false });
    expect(theme).toMatchObject({ lightPrimary: '#E58325', darkPrimary: '#123456' });
    expect(JSON.stringify([info, about, check])).not.toMatch(/salt/);
  });

  it('logs one warning about settings of another database, without their values', async () => {
    const admin = await startTestService(adminService, {
      env: { LOG_LEVEL: 'warn', DB_ENGINE: 'postgres', POSTGRES_PASSWORD: 'salt' },
    });

    const lines = admin
      .get(Log)
      .recent.read({ lines: 100 })
      .map(({ line }) => line);
    await admin.stop();

    const warnings = lines.filter((line) => line.includes('another database'));
    expect(warnings.map((line) => (JSON.parse(line) as { settings: string[] }).settings)).toEqual([
      ['DB_ENGINE', 'POSTGRES_PASSWORD'],
    ]);
    expect(lines.join()).not.toContain('salt');
  });

  it.each([
    ['THEME_LIGHT_PRIMARY', 'red; }'],
    ['API_COMPAT_VERSION', '2'],
    ['SMTP_AUTH_STRATEGY', 'maybe'],
    ['LDAP_SERVER_URL', 'https://dir.home'],
    ['IS_DEMO', 'perhaps'],
  ])('does not start with an invalid setting: %s=%s', async (name, value) => {
    await expect(startService(adminService, testEnvironment({ [name]: value }))).rejects.toThrow(name);
  });
});

describe('an installation with unavailable services', () => {
  it('still returns its colors, and reports that the rest is not ready', async () => {
    const admin = await startTestService(adminService);

    await expect(admin.as(null).request(ReadTheme, {})).resolves.toBeDefined();
    const attempt = admin.as(null).request(ReadAppInfo, {}, { timeoutMs: 1_000 });
    await expect(attempt).rejects.toMatchObject({ kind: 'unavailable' });
    await admin.stop();
  });
});

describe('the look-up of the latest release', () => {
  let feed: ForeignSite;
  beforeEach(async () => {
    feed = await ForeignSite.open();
  });
  afterEach(() => feed.close());

  /** The latest version for two concurrent requests, and whether the product counts as up to date. */
  async function lookUpTwice(env: Environment): Promise<{ versions: string[]; isUpToDate: boolean }> {
    const admin = await startAdmin(env);
    const asAdmin = admin.as(anAdmin());
    const first = await asAdmin.request(ReadAdminAbout, {});
    const second = await asAdmin.request(ReadAdminAbout, {});
    const { isUpToDate } = await asAdmin.request(ReadCheck, {});
    await admin.stop();
    return { versions: [first.versionLatest, second.versionLatest], isUpToDate };
  }

  it('requests the feed once', async () => {
    const RELEASE_FEED_URL = feed.servesBody('/latest', JSON.stringify({ tag_name: 'v99.0.0' }), 'application/json');

    const { versions, isUpToDate } = await lookUpTwice({ RELEASE_FEED_URL });

    expect(versions).toEqual(['v99.0.0', 'v99.0.0']);
    expect(isUpToDate).toBe(false);
    expect(feed.requests).toHaveLength(1);
  });

  it.each([
    ['error fetching version', 404, '{}'],
    ['error parsing response', 200, '{}'],
    ['error parsing response', 200, '<html>'],
  ])('caches a failure as well: %s', async (problem, status, body) => {
    const RELEASE_FEED_URL = feed.serves('/latest', (_request, response) => response.writeHead(status).end(body));

    const { versions } = await lookUpTwice({ RELEASE_FEED_URL });

    expect(versions).toEqual([problem, problem]);
    expect(feed.requests).toHaveLength(1);
  });

  it('can be disabled', async () => {
    const RELEASE_FEED_URL = feed.servesBody('/latest', JSON.stringify({ tag_name: 'v99.0.0' }));

    const { versions, isUpToDate } = await lookUpTwice({ RELEASE_FEED_URL, CHECK_FOR_UPDATES: 'false' });

    expect(versions).toEqual([appVersion, appVersion]);
    expect(isUpToDate).toBe(true);
    expect(feed.requests).toEqual([]);
  });
});

it('checks the servers of the configured integrations', async () => {
  const provider = await ForeignSite.open();
  const admin = await startAdmin({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '1',
    SMTP_FROM_EMAIL: 'cook@home',
    SMTP_AUTH_STRATEGY: 'NONE',
    LDAP_AUTH_ENABLED: 'true',
    LDAP_SERVER_URL: `ldap://localhost:${provider.port}`,
    LDAP_BASE_DN: 'dc=home',
    OIDC_AUTH_ENABLED: 'true',
    OIDC_CLIENT_ID: 'larder',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_CONFIGURATION_URL: provider.servesBody('/openid', '{}'),
    OPENAI_API_KEY: 'secret key',
    OPENAI_BASE_URL: provider.url('/v1'),
  });

  const { services = [] } = await admin.as(anAdmin()).request(ReadCheck, { deep: true });

  expect(services.slice(4).map(({ name, ok, error }) => [name, ok, error])).toEqual([
    ['smtp', false, expect.stringContaining('ECONNREFUSED')],
    ['ldap', true, null],
    ['oidc', true, null],
    ['openai', false, 'the server answered 404'],
  ]);
  expect(provider.requests.find(({ url }) => url === '/v1/models')?.headers).toMatchObject({
    authorization: 'Bearer secret key',
  });
  await admin.stop();
  await provider.close();
});
