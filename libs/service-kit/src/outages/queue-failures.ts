/** Messages of ioredis errors without a type. */
const CLOSED = new Set([
  'Connection is closed.',
  'Command timed out',
  "Stream isn't writeable and enableOfflineQueue options is false",
]);
/** Redis starts, has lost its master, is full, or cannot store data (https://redis.io/docs/latest/operate). */
const REFUSALS = /^(LOADING|MASTERDOWN|CLUSTERDOWN|READONLY|NOREPLICAS|MISCONF|OOM|BUSY|TRYAGAIN|UNBLOCKED)\b/;

/** Whether Redis, which stores the queues and counters, is unreachable or refuses every write. */
export function isQueueUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'MaxRetriesPerRequestError' || CLOSED.has(error.message)) return true;
  return error.name === 'ReplyError' && REFUSALS.test(error.message);
}
