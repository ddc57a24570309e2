import { EgressError, type EgressFailure } from './policy/egress-error.js';

/** How sending something to a foreign server ended: it answered, or the request failed. */
export interface DeliveryOutcome {
  /** Of the response; null without one. */
  status: number | null;
  failure: EgressFailure | null;
  /** For our log only. */
  reason: string | null;
}

/** Sends, and turns a failure of the way there into an outcome. Other errors are thrown. */
export async function attemptDelivery(send: () => Promise<number>): Promise<DeliveryOutcome> {
  try {
    return { status: await send(), failure: null, reason: null };
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return { status: null, failure: error.failure, reason: error.message };
  }
}

/** Whether the same may succeed later: the server failed or was not reached. */
export function isWorthRetrying({ status, failure }: Pick<DeliveryOutcome, 'status' | 'failure'>): boolean {
  return failure === 'connection' || failure === 'timed-out' || (status !== null && status >= 500);
}

/** Whether the server took what was sent. */
export function isDelivered({ status }: Pick<DeliveryOutcome, 'status'>): boolean {
  return status !== null && status < 400;
}
