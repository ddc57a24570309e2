import { setting } from '@larder/service-kit';
import { z } from 'zod';

const text = () => setting.text().optional();
const STRATEGIES = ['TLS', 'SSL', 'NONE'] as const;

/** Settings of what an installation may be connected to, as far as they tell whether it is set up. */
export const integrationSettings = {
  SMTP_HOST: text(),
  SMTP_PORT: setting.text().default('587'),
  SMTP_FROM_NAME: setting.text().default('Larder'),
  SMTP_FROM_EMAIL: text(),
  SMTP_AUTH_STRATEGY: setting.choice(STRATEGIES).default('TLS'),
  SMTP_USER: text(),
  SMTP_PASSWORD: text(),

  LDAP_AUTH_ENABLED: setting.flag().default(false),
  LDAP_SERVER_URL: setting.url(/^ldaps?$/).optional(),
  LDAP_BASE_DN: text(),
  LDAP_ID_ATTRIBUTE: setting.text().default('uid'),
  LDAP_MAIL_ATTRIBUTE: setting.text().default('mail'),
  LDAP_NAME_ATTRIBUTE: setting.text().default('name'),

  OIDC_AUTH_ENABLED: setting.flag().default(false),
  OIDC_CONFIGURATION_URL: setting.url().optional(),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  OIDC_USER_CLAIM: setting.text().default('email'),
  OIDC_USER_GROUP: text(),
  OIDC_ADMIN_GROUP: text(),
  OIDC_GROUPS_CLAIM: setting.text().default('groups'),
  OIDC_AUTO_REDIRECT: setting.flag().default(false),
  OIDC_PROVIDER_NAME: setting.text().default('OAuth'),

  OPENAI_API_KEY: text(),
  OPENAI_MODEL: setting.text().default('gpt-4o'),
  OPENAI_ENABLE_IMAGE_SERVICES: setting.flag().default(true),
} satisfies z.ZodRawShape;

export type IntegrationSettings = z.output<z.ZodObject<typeof integrationSettings>>;
