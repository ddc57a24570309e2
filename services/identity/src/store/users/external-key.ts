import { createHash } from 'node:crypto';

const MAX_KEY_BYTES = 120;

/** The sign-in methods without a local password. */
export type ExternalMethod = 'LDAP' | 'OIDC';
/** The field with the key of an account's identity at a directory or provider. */
export type KeyField = 'ldapKey' | 'oidcKey';
export const KEY_FIELDS = { LDAP: 'ldapKey', OIDC: 'oidcKey' } as const satisfies Record<ExternalMethod, KeyField>;

/** The key of an OpenID identity. A subject is unique at its issuer only; both are case-sensitive. */
export function oidcKeyOf(issuer: string, subject: string): string {
  return indexable(`${issuer} ${subject}`); // an issuer is a URL, which has no blanks
}

/** The key of a directory entry by its permanent id. */
export function ldapIdKeyOf(id: string): string {
  return indexable(`id=${id.toLowerCase()}`);
}

/** The key of a directory entry by its name, for directories that send no id. */
export function ldapDnKeyOf(dn: string): string {
  return indexable(`dn=${dn.normalize('NFC').toLowerCase()}`);
}

/** Text short enough for an index; longer text becomes a hash. */
function indexable(text: string): string {
  if (Buffer.byteLength(text) <= MAX_KEY_BYTES) return text;
  return `#${createHash('sha256').update(text).digest('base64url')}`;
}
