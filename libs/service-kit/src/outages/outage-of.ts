import { type AppError, CommonErrors } from '@larder/contracts';
import { failureOf } from '../nats/nats-failure.js';
import { appErrorOf } from './app-error-of.js';
import { isDatabaseUnavailable, isDatabaseFull } from './database-failures.js';
import { isFileStoreUnavailable, isFileStoreFull } from './file-store-failures.js';
import { isQueueUnavailable } from './queue-failures.js';

/** A server that services depend on. */
export type BackingServer = 'database' | 'message-server' | 'queue' | 'file-store';

/** `Retry-After` in seconds: a restarted server is available within a second or two. */
const RETRY_AFTER_SECONDS = 2;
/** Maximum depth of nested errors that are checked. */
const MAX_CAUSES = 5;

/**
 * The error for the caller when a backing server failed: `common.unavailable` with the unavailable `part`, or
 * `common.disk-full`. Undefined for other failures.
 */
export function outageOf(error: unknown): AppError | undefined {
  const appError = appErrorOf(error);
  if (appError && appError.kind !== 'failed') return undefined;
  for (const each of withCauses(error)) {
    if (isDatabaseFull(each) || isFileStoreFull(each)) return CommonErrors.diskFull({}, error);
    const part = unavailablePart(each);
    if (part) return CommonErrors.unavailable({ part, retryAfterSeconds: RETRY_AFTER_SECONDS }, error);
  }
  return undefined;
}

function unavailablePart(error: unknown): BackingServer | undefined {
  if (isDatabaseUnavailable(error)) return 'database';
  if (isQueueUnavailable(error)) return 'queue';
  if (isFileStoreUnavailable(error)) return 'file-store';
  return failureOf(error) ? 'message-server' : undefined;
}

function* withCauses(error: unknown): Generator<unknown> {
  let each = error;
  for (let depth = 0; each !== undefined && each !== null && depth < MAX_CAUSES; depth += 1) {
    yield each;
    each = (each as { cause?: unknown }).cause;
  }
}
