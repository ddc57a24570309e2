import { z } from 'zod';
import { setting } from '../config/settings.js';
import { areAllSet } from './are-all-set.js';

const text = () => setting.text().optional();

/** Settings of applications that use an OpenID provider. */
export const oidcShape = {
  OIDC_AUTH_ENABLED: setting.flag().default(false),
  /** The provider's discovery document. */
  OIDC_CONFIGURATION_URL: setting.url().optional(),
  OIDC_CLIENT_ID: text(),
  OIDC_CLIENT_SECRET: text(),
  /** Whether accounts are created for new users. */
  OIDC_SIGNUP_ENABLED: setting.flag().default(true),
  /** The claim by which an account is found. */
  OIDC_USER_CLAIM: setting.text().default('email'),
  /** Only members of this group, or of the administrators' group, may sign in. */
  OIDC_USER_GROUP: text(),
  OIDC_ADMIN_GROUP: text(),
  OIDC_GROUPS_CLAIM: setting.text().default('groups'),
  OIDC_AUTO_REDIRECT: setting.flag().default(false),
  OIDC_PROVIDER_NAME: setting.text().default('OAuth'),
  /** Sessions have the lifetime of "remember me". */
  OIDC_REMEMBER_ME: setting.flag().default(false),
  /** File with the trusted certificate authorities in place of the default ones. */
  OIDC_TLS_CACERTFILE: text(),
} satisfies z.ZodRawShape;
export type OidcSettings = z.output<z.ZodObject<typeof oidcShape>>;

/** Whether users may sign in by the provider. Groups require a claim that contains them. */
export function isOidcReady(settings: OidcSettings): boolean {
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CONFIGURATION_URL, OIDC_USER_CLAIM } = settings;
  const provider = areAllSet(OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CONFIGURATION_URL, OIDC_USER_CLAIM);
  const needsGroups = areAllSet(settings.OIDC_USER_GROUP) || areAllSet(settings.OIDC_ADMIN_GROUP);
  return settings.OIDC_AUTH_ENABLED && provider && (!needsGroups || areAllSet(settings.OIDC_GROUPS_CLAIM));
}
