import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  CheckStorage,
  ReadAdminAbout,
  ReadAppInfo,
  ReadCheck,
  ReadStartupInfo,
  ReadStatistics,
  ReadTheme,
  STORAGE_PROBE_KEY,
  type Message,
} from '@larder/contracts';
import { objectStoreFrom } from '@larder/object-store';
import { aMember, anAdmin, startTestService, type TestService } from '@larder/testing';
import { adminService } from '../../src/index.js';
import { APP_VERSION, startAdmin } from '../support/start-admin.js';

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
      appVersion: APP_VERSION,
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
      appVersion: APP_VERSION,
      versionLatest: APP_VERSION,
      apiPort: 9000,
      apiDocs: true,
      dbType: 'mongodb',
      defaultGroup: 'Home',
      defaultHousehold: 'Family',
      buildId: 'unknown',
      recipeScraperVersion: APP_VERSION,
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

describe('an installation with unavailable services', () => {
  it('still returns its colors, and reports that the rest is not ready', async () => {
    const admin = await startTestService(adminService);

    await expect(admin.as(null).request(ReadTheme, {})).resolves.toMatchObject({ lightPrimary: '#E58325' });
    const attempt = admin.as(null).request(ReadAppInfo, {}, { timeoutMs: 1_000 });
    await expect(attempt).rejects.toMatchObject({ kind: 'unavailable' });
    await admin.stop();
  });
});
