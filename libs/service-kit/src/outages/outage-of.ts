import { AppError, CommonErrors } from '@larder/contracts';
import { failureOf } from '../nats/nats-failure.js';
import { isDatabaseUnavailable, isDatabaseFull } from './database-failures.js';
import { isFileStoreUnavailable, isFileStoreFull } from './file-store-failures.js';
import { isQueueUnavailable } from './queue-failures.js';

/** A server that ours work with. */
export type BackingServer = 'database' | 'message-server' | 'queue' | 'file-store';

/** When to come back, in seconds: a server that was restarted is back within a second or two. */
const RETRY_AFTER_SECONDS = 2;
/** Errors within errors are looked at so deep. */
const MOST_CAUSES = 5;

/**
 * What a failure of a backing server is for the caller: `common.unavailable` with the `part` that is away, or
 * `common.disk-full`. Undefined when the failure is another one.
 */
export function outageOf(error: unknown): AppError | undefined {
  if (error instanceof AppError && error.kind !== 'failed') return undefined;
  for (const each of withCauses(error)) {
    if (isDatabaseFull(each) || isFileStoreFull(each)) return CommonErrors.diskFull({}, error);
    const part = partAway(each);
    if (part) return CommonErrors.unavailable({ part, retryAfterSeconds: RETRY_AFTER_SECONDS }, error);
  }
  return undefined;
}

function partAway(error: unknown): BackingServer | undefined {
  if (isDatabaseUnavailable(error)) return 'database';
  if (isQueueUnavailable(error)) return 'queue';
  if (isFileStoreUnavailable(error)) return 'file-store';
  return failureOf(error) ? 'message-server' : undefined;
}

function* withCauses(error: unknown): Generator<unknown> {
  let each = error;
  for (let depth = 0; each !== undefined && each !== null && depth < MOST_CAUSES; depth += 1) {
    yield each;
    each = (each as { cause?: unknown }).cause;
  }
}
