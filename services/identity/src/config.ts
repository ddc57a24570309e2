import {
  defineConfig,
  ldapShape,
  mailShape,
  oidcShape,
  portShape,
  setting,
  storageShape,
  type ConfigOf,
} from '@larder/service-kit';

/**
 * The first account of a new installation (docs/api/identity.md#first-start); a warning is logged while its password is
 * unchanged.
 */
export const DEFAULT_ADMIN = {
  email: 'changeme@example.com',
  username: 'admin',
  fullName: 'Change Me',
  password: 'MyPassword',
} as const;

const MAIL_ADDRESS = /^[^\s@]{1,200}@[^\s@]{1,200}$/;
const secret = () => setting.text().min(16, 'expected at least 16 characters');

export const IdentityConfig = defineConfig({
  /** The first group, and the group of users created without one. */
  DEFAULT_GROUP: setting.text().max(255).default('Home'),
  /** The first household of every group. */
  DEFAULT_HOUSEHOLD: setting.text().max(255).default('Family'),
  /** Lifetime of a session in hours; "remember me" makes it two weeks at least. */
  TOKEN_TIME: setting.int({ min: 1, max: 87_600 }).default(48),
  /** Signs tokens; generated and stored in the database when absent. */
  SECRET: secret().optional(),
  /** Older secrets, comma-separated; their tokens stay valid. */
  SECRET_PREVIOUS: setting.list().default([]),
  /** The secret of the Mealie site whose backup was imported; the API tokens in the backup stay valid. */
  MEALIE_SECRET: secret().optional(),
  /** Failed sign-ins until an account is locked. */
  SECURITY_MAX_LOGIN_ATTEMPTS: setting.int({ min: 1 }).default(5),
  /** How long a locked account stays locked, in hours. */
  SECURITY_USER_LOCKOUT_TIME: setting.int({ min: 1 }).default(24),
  INITIAL_ADMIN_EMAIL: setting
    .text()
    .toLowerCase()
    .regex(MAIL_ADDRESS, 'expected an email address')
    .default(DEFAULT_ADMIN.email),
  INITIAL_ADMIN_USERNAME: setting.text().max(255).default(DEFAULT_ADMIN.username),
  INITIAL_ADMIN_PASSWORD: setting.text().min(8).max(258).default(DEFAULT_ADMIN.password),
  /** Allows the first account to be created although accounts existed before. */
  ALLOW_FIRST_START: setting.flag().default(false),
  /** Registration without an invitation. */
  ALLOW_SIGNUP: setting.flag().default(false),
  /** Failed sign-ins per address and minute; further attempts are refused. */
  LOGIN_RATE_LIMIT: setting.int({ min: 1 }).default(10),
  RATE_LIMIT_ENABLED: setting.flag().default(true),
  ...portShape,
  ...storageShape,
  /** The first account cannot be changed or deleted. */
  IS_DEMO: setting.flag().default(false),
  ...mailShape,
  ...ldapShape,
  ...oidcShape,
});
export type IdentityConfig = ConfigOf<typeof IdentityConfig>;
