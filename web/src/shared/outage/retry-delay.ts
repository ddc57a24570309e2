const FIRST_DELAY_MS = 300;
/** The maximum delay, unless the server requests a longer one. */
const MAX_DELAY_MS = 5_000;
/** The maximum delay that a server can request. */
const MAX_REQUESTED_MS = 30_000;

/**
 * Milliseconds before the next attempt: exponential, with a random factor of 0.5 to 1, so that browsers do not retry at
 * the same moment; at least what the server requested.
 *
 * @param attempt 0 for the first retry
 * @param retryAfter the `Retry-After` header: seconds or a date; null when there was none
 */
export function retryDelayMs(attempt: number, retryAfter: string | null = null): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt, 10));
  const jittered = full * (0.5 + Math.random() / 2);
  return Math.max(jittered, Math.min(MAX_REQUESTED_MS, requestedMs(retryAfter)));
}

function requestedMs(retryAfter: string | null): number {
  if (!retryAfter?.trim()) return 0;
  const seconds = Number(retryAfter);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
