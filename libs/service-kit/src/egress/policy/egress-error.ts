/**
 * Why a request to a foreign server failed: `refused` our own rules forbid the target; `timed-out` it was too slow;
 * `too-large` it sent more than we take; `connection` everything else (no such host, connection or TLS failure, endless
 * redirects, broken compression).
 */
export type EgressFailure = 'refused' | 'timed-out' | 'too-large' | 'connection';

/** A failed outgoing request. The message is for our log only: it may contain what a caller must not learn. */
export class EgressError extends Error {
  constructor(
    readonly failure: EgressFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EgressError';
  }
}

/** Whatever went wrong on the way, in our terms. */
export function toEgressError(error: unknown): EgressError {
  if (error instanceof EgressError) return error;
  const { name = '', message = '', code } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const timedOut = code === 'ETIMEDOUT' || name === 'TimeoutError';
  // Several addresses that all fail are one error with a code and without a message.
  return new EgressError(timedOut ? 'timed-out' : 'connection', message || (code ?? String(error)), { cause: error });
}
