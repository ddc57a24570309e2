import { AppError, CommonErrors } from '@larder/contracts';
import { errors } from '@nats-io/transport-node';
import { ConnectionLostError } from './connection-monitor.js';
import type { AttemptFailure } from './request-attempts.js';
import { WorkInterrupted } from './work-interrupted.js';

/** `Retry-After` when the connection broke, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** The kind of a failed NATS request; undefined for failures that are not of the transport. */
export function failureOf(error: unknown): AttemptFailure | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (isA(errors.NoRespondersError, error, cause)) return 'no-responders';
  if (isA(errors.TimeoutError, error, cause)) return 'timeout';
  const connectionErrors = [
    errors.RequestError,
    errors.ClosedConnectionError,
    errors.DrainingConnectionError,
    errors.ConnectionError,
    ConnectionLostError,
  ];
  return connectionErrors.some((each) => isA(each, error, cause)) ? 'connection' : undefined;
}

/** The failure as an `AppError`. */
export function failureError(failure: AttemptFailure, subject: string, cause: unknown): AppError {
  if (failure === 'interrupted') return new WorkInterrupted(cause);
  if (failure === 'timeout') return CommonErrors.timeout({ subject }, cause);
  if (failure === 'no-responders') return CommonErrors.unavailable({ subject }, cause);
  return CommonErrors.unavailable({ subject, part: 'message-server', retryAfterSeconds: RETRY_AFTER_SECONDS }, cause);
}

// oxlint-disable-next-line typescript/no-explicit-any -- constructors of any signature
function isA(type: new (...args: any[]) => Error, ...candidates: unknown[]): boolean {
  return candidates.some((each) => each instanceof type);
}
