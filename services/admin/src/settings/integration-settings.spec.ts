import { isLdapReady, isMailReady, isOidcReady, isOpenAiReady } from '@larder/service-kit';
import { z } from 'zod';
import { integrationSettings, type IntegrationSettings } from './integration-settings.js';

const read = (env: Record<string, string>): IntegrationSettings => z.object(integrationSettings).parse(env);
const without = (env: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(env).filter(([each]) => each !== name));

const mail = { SMTP_HOST: 'mail.home', SMTP_FROM_EMAIL: 'cook@home', SMTP_USER: 'cook', SMTP_PASSWORD: 'secret' };
const ldap = { LDAP_AUTH_ENABLED: 'true', LDAP_SERVER_URL: 'ldaps://dir.home', LDAP_BASE_DN: 'dc=home' };
const oidc = {
  OIDC_AUTH_ENABLED: 'yes',
  OIDC_CONFIGURATION_URL: 'https://id.home/.well-known/openid-configuration',
  OIDC_CLIENT_ID: 'larder',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('the configured integrations', () => {
  it('are none on a new installation', () => {
    const fresh = read({});

    expect([isMailReady(fresh), isLdapReady(fresh), isOidcReady(fresh), isOpenAiReady(fresh)]).toEqual(
      Array(4).fill(false),
    );
  });

  it.each([
    ['mail', mail, isMailReady],
    ['LDAP', ldap, isLdapReady],
    ['OIDC', oidc, isOidcReady],
  ])('include %s only when all its settings are present', (_what, env, isReady) => {
    expect(isReady(read(env))).toBe(true);
    for (const name of Object.keys(env)) expect(isReady(read(without(env, name)))).toBe(false);
  });

  it('include mail without a login when the server needs none', () => {
    const { SMTP_HOST, SMTP_FROM_EMAIL } = mail;

    expect(isMailReady(read({ SMTP_HOST, SMTP_FROM_EMAIL, SMTP_AUTH_STRATEGY: 'none' }))).toBe(true);
    expect(isMailReady(read({ SMTP_HOST, SMTP_FROM_EMAIL, SMTP_AUTH_STRATEGY: 'ssl' }))).toBe(false);
  });

  it('include OIDC with groups only while the groups claim is set', () => {
    const grouped = read({ ...oidc, OIDC_ADMIN_GROUP: 'cooks' });

    expect(isOidcReady(grouped)).toBe(true);
    expect(isOidcReady({ ...grouped, OIDC_GROUPS_CLAIM: '' })).toBe(false);
    expect(isOidcReady({ ...read(oidc), OIDC_GROUPS_CLAIM: '' })).toBe(true);
  });

  it('include a language model as soon as its key is set, since the model has a default', () => {
    expect(isOpenAiReady(read({ OPENAI_API_KEY: 'key' }))).toBe(true);
  });
});
