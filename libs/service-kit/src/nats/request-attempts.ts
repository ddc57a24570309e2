/** How an attempt of a request failed. */
export type AttemptFailure = 'no-responders' | 'interrupted' | 'timeout' | 'connection' | 'unsent';

/** How long a request waits for a lost message server, in milliseconds: one that is restarted is back by then. */
export const RECONNECT_MS = 2_000;

/** Pauses before retrying a subject without responders: its service restarts or has not started yet. */
const NO_RESPONDERS_PAUSES_MS = [25, 50, 100, 200, 400, 800, 800];

/** Reads with no more time than this are quick ones, in milliseconds: the time that messages have unless they say more. */
const QUICK_MS = 10_000;

/**
 * How long the next attempt may wait, in milliseconds. A read shares its time between two attempts, because the replica
 * that has its request may have crashed: a quick one tries again after a quarter of it, since a person waits for it. A write
 * gets all of it, because it may have been done.
 */
export function attemptMs(remaining: number, idempotent: boolean, attempt: number): number {
  const parts = !idempotent || attempt > 0 ? 1 : remaining <= QUICK_MS ? 4 : 2;
  return Math.max(1, Math.floor(remaining / parts));
}

/** How long to pause before the next attempt, in milliseconds; null when the failure is final. */
export function retryPauseMs(failure: AttemptFailure, idempotent: boolean, failures: number): number | null {
  if (failure === 'no-responders') return NO_RESPONDERS_PAUSES_MS[failures] ?? null;
  if (failure === 'unsent') return null; // it has waited for the connection already
  if (failure === 'interrupted') return idempotent ? (NO_RESPONDERS_PAUSES_MS[failures] ?? null) : null;
  return idempotent && failures === 0 ? 0 : null;
}
