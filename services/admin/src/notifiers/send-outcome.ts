import type { EgressFailure } from '@larder/service-kit/egress';

/** How sending a notification ended. `problem` is a failure that no further attempt cures. */
export interface SendOutcome {
  status: number | null;
  failure: EgressFailure | 'mail' | null;
  problem: string | null;
}

/** What became of a notification, and of whom. */
export interface SentTo extends SendOutcome {
  /** Name and port of the server that was asked, `mail` or `apprise`; empty when there was none. Nothing secret. */
  target: string;
}

const FAILURES: Record<EgressFailure | 'mail', string> = {
  refused: 'the address is not allowed',
  'timed-out': 'the server did not answer in time',
  'too-large': 'the server answered too much',
  connection: 'the server could not be reached',
  mail: 'the mail server did not accept the mail',
};

/** Whether the notification was taken. */
export function isSent({ status, failure, problem }: SendOutcome): boolean {
  return failure === null && problem === null && (status === null || status < 400);
}

/** Whether the same may succeed later. */
export function mayBeSentLater({ status, failure }: SendOutcome): boolean {
  return failure === 'connection' || failure === 'timed-out' || failure === 'mail' || (status ?? 0) >= 500;
}

/** Why it was not taken, without anything of the address. */
export function reasonOf({ status, failure, problem }: SendOutcome): string {
  if (problem !== null) return problem;
  return failure ? FAILURES[failure] : `the server answered ${status}`;
}
