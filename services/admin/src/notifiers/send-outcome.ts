import { isDelivered, type EgressFailure } from '@larder/service-kit/egress';

/** The outcome of sending a notification. `problem` is a failure that a retry cannot fix. */
export interface SendOutcome {
  status: number | null;
  failure: EgressFailure | 'mail' | null;
  problem: string | null;
}

/** The outcome of an accepted notification that has no HTTP status. */
export const SENT: SendOutcome = { status: null, failure: null, problem: null };

/** The outcome of sending a notification to a target. */
export interface TargetOutcome extends SendOutcome {
  /** Name and port of the server, `mail` or `apprise`; empty when there was none. Contains no secrets. */
  target: string;
}

const FAILURES: Record<EgressFailure | 'mail', string> = {
  refused: 'the address is not allowed',
  'timed-out': 'the server did not answer in time',
  'too-large': 'the response of the server was too large',
  connection: 'the server could not be reached',
  mail: 'the mail server did not accept the mail',
};

/** Whether the notification was accepted. */
export function isSent({ status, failure, problem }: SendOutcome): boolean {
  return failure === null && problem === null && (status === null || isDelivered({ status }));
}

/** Whether a retry may succeed. */
export function isRetryable({ status, failure }: SendOutcome): boolean {
  return failure === 'connection' || failure === 'timed-out' || failure === 'mail' || (status ?? 0) >= 500;
}

/** The reason of a failure, without parts of the address. */
export function reasonOf({ status, failure, problem }: SendOutcome): string {
  if (problem !== null) return problem;
  return failure ? FAILURES[failure] : `the server answered ${status}`;
}
