import type { IntegrationSettings } from './integration-settings.js';

/** Whether what an installation may be connected to is set up; nobody asks whether it can be reached (contract 09, 2.3). */

/** A login at the mail server is needed unless the strategy says there is none. */
export function isMailReady(settings: IntegrationSettings): boolean {
  const { SMTP_HOST, SMTP_PORT, SMTP_FROM_NAME, SMTP_FROM_EMAIL, SMTP_AUTH_STRATEGY, SMTP_USER, SMTP_PASSWORD } =
    settings;
  const login = SMTP_AUTH_STRATEGY === 'NONE' || areSet(SMTP_USER, SMTP_PASSWORD);
  return areSet(SMTP_HOST, SMTP_PORT, SMTP_FROM_NAME, SMTP_FROM_EMAIL) && login;
}

export function isLdapReady(settings: IntegrationSettings): boolean {
  const { LDAP_SERVER_URL, LDAP_BASE_DN, LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE } = settings;
  const attributes = areSet(LDAP_ID_ATTRIBUTE, LDAP_MAIL_ATTRIBUTE, LDAP_NAME_ATTRIBUTE);
  return settings.LDAP_AUTH_ENABLED && areSet(LDAP_SERVER_URL, LDAP_BASE_DN) && attributes;
}

/** Groups can only be checked when a claim says which there are. */
export function isOidcReady(settings: IntegrationSettings): boolean {
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CONFIGURATION_URL, OIDC_USER_CLAIM } = settings;
  const provider = areSet(OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CONFIGURATION_URL, OIDC_USER_CLAIM);
  const needsGroups = areSet(settings.OIDC_USER_GROUP) || areSet(settings.OIDC_ADMIN_GROUP);
  return settings.OIDC_AUTH_ENABLED && provider && (!needsGroups || areSet(settings.OIDC_GROUPS_CLAIM));
}

export function isAiReady({ OPENAI_API_KEY, OPENAI_MODEL }: IntegrationSettings): boolean {
  return areSet(OPENAI_API_KEY, OPENAI_MODEL);
}

function areSet(...values: (string | undefined)[]): boolean {
  return values.every(Boolean);
}
