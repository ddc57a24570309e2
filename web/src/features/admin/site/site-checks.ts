import type { SiteChecks } from './site.api.js';

/** `off` is an optional feature that is not configured. */
export type CheckLevel = 'success' | 'off' | 'warning' | 'error';

export interface SiteCheck {
  key: 'up-to-date' | 'secure' | 'base-url' | 'ldap' | 'oidc' | 'openai';
  level: CheckLevel;
}

/** The checks with their severity. */
export function siteChecks(
  checks: SiteChecks,
  { protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>,
): SiteCheck[] {
  const secure = protocol === 'https:' || hostname === 'localhost';
  const rate = (good: boolean, otherwise: CheckLevel): CheckLevel => (good ? 'success' : otherwise);
  return [
    { key: 'up-to-date', level: rate(checks.isUpToDate, 'warning') },
    { key: 'secure', level: rate(secure, 'error') },
    { key: 'base-url', level: rate(checks.baseUrlSet, 'error') },
    { key: 'ldap', level: rate(checks.ldapReady, 'off') },
    { key: 'oidc', level: rate(checks.oidcReady, 'off') },
    { key: 'openai', level: rate(checks.enableOpenai, 'off') },
  ];
}
