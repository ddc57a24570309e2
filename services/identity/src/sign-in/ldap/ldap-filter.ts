import type { LdapSettings } from '@larder/service-kit';

type Filters = Pick<LdapSettings, 'LDAP_ID_ATTRIBUTE' | 'LDAP_MAIL_ATTRIBUTE' | 'LDAP_USER_FILTER'>;

/** The characters that mean something in a filter (RFC 4515, section 3). */
const SPECIAL = /[\\*()\0]/g;

/** Escapes text so that a filter takes it literally. */
export function filterValue(text: string): string {
  return text.replace(SPECIAL, (character) => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** The filter that finds the person who typed `input` as name or address. */
export function personFilter(settings: Filters, input: string): string {
  const { LDAP_ID_ATTRIBUTE: id, LDAP_MAIL_ATTRIBUTE: mail, LDAP_USER_FILTER = '' } = settings;
  const value = filterValue(input);
  return `(&(|(${id}=${value})(${mail}=${value}))${configuredFilter(settings, LDAP_USER_FILTER, input)})`;
}

/** A filter of the settings with its placeholders filled in; parentheses around it may be missing. */
export function configuredFilter(settings: Filters, filter: string, input: string): string {
  const values: Record<string, string> = {
    id_attribute: settings.LDAP_ID_ATTRIBUTE,
    mail_attribute: settings.LDAP_MAIL_ATTRIBUTE,
    input: filterValue(input),
  };
  const filled = filter.trim().replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return filled === '' || filled.startsWith('(') ? filled : `(${filled})`;
}
