import { uniqueKey } from '../../../text/index.js';

/** The unique keys of an account: users may sign in with the username or the e-mail address. */
export function loginKeys({ username, email }: { username: string; email: string }): string[] {
  return [...new Set([uniqueKey(username), uniqueKey(email)])];
}
