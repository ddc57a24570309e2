import { ReadAdminAbout, ReadAppInfo, ReadCheck, ReadTheme } from '@larder/contracts';
import { Log, startService } from '@larder/service-kit';
import { anAdmin, ForeignSite, startTestService, testEnvironment } from '@larder/testing';
import { adminService } from '../../src/index.js';
import { startAdmin } from '../support/start-admin.js';

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
