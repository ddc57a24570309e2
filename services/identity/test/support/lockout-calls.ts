import type { Identity } from './identity.js';
import { signInOutcome } from './sign-in-outcome.js';
import { PASSWORD, type TestUser } from './users.js';

/** Sign-ins with the right and with wrong passwords. */
export function lockoutCalls(identity: () => Identity) {
  const outcome = (form: Parameters<typeof signInOutcome>[1], by = identity()) => signInOutcome(by, form);
  const guess = ({ user }: TestUser) => ({ username: user.email, password: 'a wrong guess' });
  const right = ({ user }: TestUser) => ({ username: user.email, password: PASSWORD });
  async function lock(person: TestUser): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt += 1) await outcome(guess(person));
  }

  return { outcome, guess, right, lock };
}
