const CREDENTIALS = /^([\w+.-]+:\/\/)([^/?#@]*)@/;
const SECRET_PARAMETER = /([?&][^=&]*(?:password|secret|token|key)[^=&]*=)[^&]*/gi;
const MASK = '******';

/** The address of a database without credentials. */
export function maskedAddress(address: string): string {
  return address.replace(CREDENTIALS, `$1${MASK}:${MASK}@`).replace(SECRET_PARAMETER, `$1${MASK}`);
}
