/**
 * The kinds of failed requests to external servers: `refused` the rules forbid the target; `timed-out` it was too slow;
 * `too-large` it exceeded a limit; `connection` all others (unknown host, connection or TLS failure, endless redirects,
 * invalid compression).
 */
export type EgressFailure = 'refused' | 'timed-out' | 'too-large' | 'connection';

/** A failed outgoing request. The message is for the log only: it may contain internal information. */
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

/** Converts any failure of a request to an `EgressError`. */
export function toEgressError(error: unknown): EgressError {
  if (error instanceof EgressError) return error;
  const { name = '', message = '', code } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const timedOut = code === 'ETIMEDOUT' || name === 'TimeoutError';
  // When several addresses fail, Node.js throws one error with a code and without a message.
  return new EgressError(timedOut ? 'timed-out' : 'connection', message || (code ?? String(error)), { cause: error });
}
