import { EgressError, type EgressFailure } from './policy/egress-error.js';

/** Redirects of servers that have not processed the body, as from http to https; others may have (302 and 303). */
const UNPROCESSED = new Set([301, 307, 308]);

/** The outcome of a delivery to an external server: a response, or a failed request. */
export interface DeliveryOutcome {
  /** The status of the response; null without one. */
  status: number | null;
  failure: EgressFailure | null;
  /** For the log only. */
  reason: string | null;
}

/** Sends, and converts a failed connection to an outcome. Other errors are thrown. */
export async function attemptDelivery(send: () => Promise<number>): Promise<DeliveryOutcome> {
  try {
    return { status: await send(), failure: null, reason: null };
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return { status: null, failure: error.failure, reason: error.message };
  }
}

/** Whether a retry may succeed: the server failed or was not reached. */
export function isRetryable({ status, failure }: Pick<DeliveryOutcome, 'status' | 'failure'>): boolean {
  return failure === 'connection' || failure === 'timed-out' || (status !== null && status >= 500);
}

/** Whether the server accepted the delivery. */
export function isDelivered({ status }: Pick<DeliveryOutcome, 'status'>): boolean {
  return status !== null && status < 400 && !UNPROCESSED.has(status);
}
