/** The longest delay before a retry: a user waits for the answer. Providers request hours when a quota is used up. */
const MAX_DELAY_MS = 10_000;

/** Forbids the retry of a response that requests a longer delay: the client waits as long as the provider says. */
export function limitRetryDelay(response: Response): Response {
  const delayMs = retryDelayMs(response.headers);
  if (delayMs !== null && !(delayMs <= MAX_DELAY_MS)) response.headers.set('x-should-retry', 'false');
  return response;
}

/** The delay that the provider requests, as the client reads it; null when it requests none. */
function retryDelayMs(headers: Headers): number | null {
  const [ms, value] = [headers.get('retry-after-ms'), headers.get('retry-after')];
  if (ms && !Number.isNaN(parseFloat(ms))) return parseFloat(ms);
  if (!value) return null;
  const seconds = parseFloat(value);
  return Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
}
