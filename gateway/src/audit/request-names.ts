import type { FastifyRequest } from 'fastify';

/** Account names of sign-in requests that have no session. */
const attemptedAccounts = new WeakMap<object, string>();

/** Records which account a request tries to sign in to, for the audit log. */
export function recordAttemptedAccount(request: FastifyRequest, name: string): void {
  attemptedAccounts.set(request, name);
}

/** The account that the request tries to sign in to; undefined for other requests. */
export function attemptedAccountOf(request: FastifyRequest): string | undefined {
  return attemptedAccounts.get(request);
}

/** Names of targets that are neither in the address nor in the response. */
const targetNames = new WeakMap<object, string>();

/** Records the name of the target of a request, for the audit log. */
export function recordTargetName(request: FastifyRequest, name: string): void {
  targetNames.set(request, name);
}

/** The recorded name of the target; undefined when its id and the response suffice. */
export function targetNameOf(request: FastifyRequest): string | undefined {
  return targetNames.get(request);
}
