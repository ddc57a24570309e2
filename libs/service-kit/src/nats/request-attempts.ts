/** The kind of a failed attempt. */
export type AttemptFailure = 'no-responders' | 'interrupted' | 'timeout' | 'connection' | 'unsent';

/** How long a request waits for a lost message server, in milliseconds: enough for a restart. */
export const RECONNECT_MS = 2_000;

/** Pauses before retrying a subject without responders: its service restarts or has not started yet. */
const NO_RESPONDERS_PAUSES_MS = [25, 50, 100, 200, 400, 800, 800];

/** Maximum time of a quick read, in milliseconds: the default timeout of messages. */
const QUICK_MS = 10_000;

/**
 * The timeout of the next attempt, in milliseconds. A read divides its time into two attempts, because the replica that
 * received its request may have crashed: a quick one retries after a quarter of it, since a user is waiting. A write
 * gets all of it, because it may have been executed.
 */
export function attemptMs(remaining: number, idempotent: boolean, attempt: number): number {
  if (!idempotent || attempt > 0) return Math.max(1, Math.floor(remaining));
  return Math.max(1, Math.floor(remaining / (remaining <= QUICK_MS ? 4 : 2)));
}

/** The pause before the next attempt, in milliseconds; null when the failure is final. */
export function retryPauseMs(failure: AttemptFailure, idempotent: boolean, failures: number): number | null {
  if (failure === 'no-responders') return NO_RESPONDERS_PAUSES_MS[failures] ?? null;
  if (failure === 'unsent') return null; // it has already waited for the connection
  if (failure === 'interrupted') return idempotent ? (NO_RESPONDERS_PAUSES_MS[failures] ?? null) : null;
  return idempotent && failures === 0 ? 0 : null;
}
