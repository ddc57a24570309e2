import type { SerializedError } from '@reduxjs/toolkit';
import { notSavedKey, outageOf } from '../../shared/outage/outage-kind.js';
import type { CallError } from '../../api/base-query.js';

/** The key of the message for a failed sign-in. */
export function signInProblem(error: CallError | SerializedError): string {
  const status = 'status' in error ? error.status : undefined;
  if (status === 401) return 'user.invalid-credentials';
  if (status === 423) return 'user.account-locked-please-try-again-later';
  if (status === 429) return 'user.too-many-attempts';
  const outage = 'status' in error ? outageOf(error) : null;
  return outage ? notSavedKey(outage) : 'events.something-went-wrong';
}
