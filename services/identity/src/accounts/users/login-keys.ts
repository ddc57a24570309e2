import { uniqueKey } from '../../text/index.js';
/** What must not belong to anybody else: both the username and the e-mail open this account at the sign-in form. */
export function loginKeys({ username, email }: { username: string; email: string }): string[] {
  return [...new Set([uniqueKey(username), uniqueKey(email)])];
}
