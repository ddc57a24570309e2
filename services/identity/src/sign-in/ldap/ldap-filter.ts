import type { LdapSettings } from '@larder/service-kit';

type Filters = Pick<LdapSettings, 'LDAP_ID_ATTRIBUTE' | 'LDAP_MAIL_ATTRIBUTE' | 'LDAP_USER_FILTER'>;

/** The special characters of a filter (RFC 4515, section 3). */
const SPECIAL = /[\\*()\0]/g;

/** Escapes text for use in a filter. */
export function filterValue(text: string): string {
  return text.replace(SPECIAL, (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** The filter that finds the user with the name or address `input`. */
export function userFilter(settings: Filters, input: string): string {
  const { LDAP_ID_ATTRIBUTE: id, LDAP_MAIL_ATTRIBUTE: mail, LDAP_USER_FILTER = '' } = settings;
  const value = filterValue(input);
  return `(&(|(${id}=${value})(${mail}=${value}))${configuredFilter(settings, LDAP_USER_FILTER, input)})`;
}

/** A filter of the settings with its placeholders filled in; parentheses are added if missing. */
export function configuredFilter(settings: Filters, filter: string, input: string): string {
  const values: Record<string, string> = {
    id_attribute: settings.LDAP_ID_ATTRIBUTE,
    mail_attribute: settings.LDAP_MAIL_ATTRIBUTE,
    input: filterValue(input),
  };
  const filled = filter.trim().replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return filled === '' || filled.startsWith('(') ? filled : `(${filled})`;
}
