import type { SiteChecks } from './site.api.js';

export type CheckLevel = 'success' | 'warning' | 'error';

export interface SiteCheck {
  key: 'up-to-date' | 'secure' | 'base-url' | 'ldap' | 'oidc' | 'openai';
  level: CheckLevel;
}

/** The checks with their severity: a missing optional setting is a warning. */
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
    { key: 'ldap', level: rate(checks.ldapReady, 'warning') },
    { key: 'oidc', level: rate(checks.oidcReady, 'warning') },
    { key: 'openai', level: rate(checks.enableOpenai, 'warning') },
  ];
}
