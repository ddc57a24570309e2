const CREDENTIALS = /^([\w+.-]+:\/\/)([^/?#@]*)@/;
const SECRET_PARAMETER = /([?&][^=&]*(?:password|secret|token|key)[^=&]*=)[^&]*/gi;
const MASK = '******';

/** A database's address as administrators may see it: where it is, not how to get in. */
export function maskedAddress(address: string): string {
  return address.replace(CREDENTIALS, `$1${MASK}:${MASK}@`).replace(SECRET_PARAMETER, `$1${MASK}`);
}
