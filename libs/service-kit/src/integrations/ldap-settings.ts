import { z } from 'zod';
import { setting } from '../config/settings.js';
import { areAllSet } from './are-all-set.js';

const text = () => setting.text().optional();

/** Settings of applications that check an LDAP directory without signing in to it. */
export const ldapServerShape = {
  LDAP_AUTH_ENABLED: setting.flag().default(false),
  LDAP_SERVER_URL: setting.url(/^ldaps?$/).optional(),
  /** Disables the check of the server's certificate. */
  LDAP_TLS_INSECURE: setting.flag().default(false),
  /** File with the trusted certificate authorities. */
  LDAP_TLS_CACERTFILE: text(),
  LDAP_ENABLE_STARTTLS: setting.flag().default(false),
  LDAP_BASE_DN: text(),
  /** Additional filter for users; `{id_attribute}`, `{mail_attribute}` and `{input}` are replaced. */
  LDAP_USER_FILTER: text(),
  /** Filter for administrators, applied at each sign-in. */
  LDAP_ADMIN_FILTER: text(),
  LDAP_ID_ATTRIBUTE: setting.text().default('uid'),
  LDAP_MAIL_ATTRIBUTE: setting.text().default('mail'),
  LDAP_NAME_ATTRIBUTE: setting.text().default('name'),
} satisfies z.ZodRawShape;
export type LdapServerSettings = z.output<z.ZodObject<typeof ldapServerShape>>;

/** Settings of applications that sign users in by an LDAP directory. */
export const ldapShape = {
  ...ldapServerShape,
  /** The account for searches; anonymous searches when absent. */
  LDAP_QUERY_BIND: text(),
  LDAP_QUERY_PASSWORD: text(),
} satisfies z.ZodRawShape;
export type LdapSettings = z.output<z.ZodObject<typeof ldapShape>>;

/** Whether users may sign in by the directory. */
export function isLdapReady(settings: LdapServerSettings): boolean {
  const { LDAP_SERVER_URL, LDAP_BASE_DN, LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE } = settings;
  const attributes = areAllSet(LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE);
  return settings.LDAP_AUTH_ENABLED && areAllSet(LDAP_SERVER_URL, LDAP_BASE_DN) && attributes;
}
