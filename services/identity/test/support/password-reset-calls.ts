import { CompletePasswordReset, RequestPasswordReset } from '@larder/contracts';
import type { MailServer } from '@larder/testing/servers';
import type { Identity } from './identity.js';
import { signInOutcome } from './sign-in-outcome.js';
import type { TestUser } from './users.js';

/** The password after a reset. */
export const NEW_PASSWORD = 'rye-flour-10';

/** Requests of users who have forgotten their password. */
export function passwordResetCalls(identity: () => Identity, mail: () => MailServer) {
  const requestReset = (email: string, locale = 'en-US') =>
    identity().as(null).request(RequestPasswordReset, { email, locale });
  const reset = (token: string, email: string, password = NEW_PASSWORD) =>
    identity().as(null).request(CompletePasswordReset, { token, email, password, passwordConfirm: password });
  /** The token in the next mail with a link; other mails, such as those about a lock, are skipped. */
  const tokenFor = async (email: string): Promise<string> => {
    const { text } = await mail().next(email);
    return /token=([\w-]{32})$/m.exec(text)?.[1] ?? tokenFor(email);
  };
  async function requestToken({ user }: TestUser): Promise<string> {
    await requestReset(user.email);
    return tokenFor(user.email);
  }
  const outcome = (form: Parameters<typeof signInOutcome>[1]) => signInOutcome(identity(), form);

  return { requestReset, reset, tokenFor, requestToken, outcome };
}
