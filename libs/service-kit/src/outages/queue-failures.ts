/** What ioredis says without a type of its own. */
const CLOSED = new Set([
  'Connection is closed.',
  'Command timed out',
  "Stream isn't writeable and enableOfflineQueue options is false",
]);
/** Redis starts, has lost its master, is full, or cannot store what it receives (https://redis.io/docs/latest/operate). */
const REFUSALS = /^(LOADING|MASTERDOWN|CLUSTERDOWN|READONLY|NOREPLICAS|MISCONF|OOM|BUSY|TRYAGAIN|UNBLOCKED)\b/;

/** Whether Redis, which holds the queues and counters, cannot be reached or refuses every write. */
export function isQueueUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'MaxRetriesPerRequestError' || CLOSED.has(error.message)) return true;
  return error.name === 'ReplyError' && REFUSALS.test(error.message);
}
