import { createHash } from 'node:crypto';

/** A short hash of a user id or network, for keys of shared counters: Redis stores no addresses. */
export function hashCaller(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url').slice(0, 22);
}
