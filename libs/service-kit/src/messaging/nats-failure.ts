import { AppError, CommonErrors } from '@larder/contracts';
import { errors } from '@nats-io/transport-node';
import type { AttemptFailure } from './request-attempts.js';

/** What a failed NATS request means; undefined when it is no failure of the transport. */
export function failureOf(error: unknown): AttemptFailure | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (isA(errors.NoRespondersError, error, cause)) return 'no-responders';
  if (isA(errors.TimeoutError, error, cause)) return 'timeout';
  const lost = [
    errors.RequestError,
    errors.ClosedConnectionError,
    errors.DrainingConnectionError,
    errors.ConnectionError,
  ];
  return lost.some((each) => isA(each, error, cause)) ? 'connection' : undefined;
}

/** The failure in our terms. */
export function failureError(failure: AttemptFailure, subject: string, cause: unknown): AppError {
  return failure === 'timeout'
    ? CommonErrors.timeout({ subject }, cause)
    : CommonErrors.unavailable({ subject }, cause);
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- constructors of any signature
function isA(type: new (...args: any[]) => Error, ...candidates: unknown[]): boolean {
  return candidates.some((each) => each instanceof type);
}
