import { IdentityErrors, type Actor } from '@larder/contracts';

/** Refuses API tokens: what could outlive them, or take the account over, requires a session. */
export function requireSession({ credential }: Actor): void {
  if (credential === 'api-token') throw IdentityErrors.sessionNeeded();
}
