import { statusOf, type Failure } from '../../api/call-problem.js';
import { NOT_SAVED_KEYS, outageOf } from '../../shared/outage/outage-kind.js';

/** The key of the message for a failed sign-in. */
export function signInProblemKey(error: Failure): string {
  const status = statusOf(error);
  if (status === 401) return 'user.invalid-credentials';
  if (status === 423) return 'user.account-locked-please-try-again-later';
  if (status === 429) return 'user.too-many-attempts';
  const outage = 'status' in error ? outageOf(error) : null;
  return outage ? NOT_SAVED_KEYS[outage] : 'events.something-went-wrong';
}
