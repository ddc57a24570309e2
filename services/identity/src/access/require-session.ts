import { IdentityErrors, type Actor } from '@larder/contracts';

/** Refuses API tokens: actions that could take over the account, or outlast the token, require a session. */
export function requireSession({ credential }: Actor): void {
  if (credential === 'api-token') throw IdentityErrors.sessionNeeded();
}
