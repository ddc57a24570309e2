import { z } from 'zod';
import { Email } from '../identity/tenants/user.js';
import { EmailSent } from '../identity/sign-in/invitation.js';
import { defineMessage } from '../messaging/define-message.js';

/** Whether mail is configured. */
export const EmailReady = z
  .object({ ready: z.boolean().describe('Whether the mail server is configured.') })
  .meta({ id: 'EmailReady' });
export const TestMailRequest = z
  .object({ email: Email.describe('The address that the mail is sent to.') })
  .meta({ id: 'EmailTest' });
export type TestMailRequest = z.output<typeof TestMailRequest>;
/** `error` is the reason why the mail was not sent. */
export const TestMailOutcome = z.object({ ...EmailSent.shape }).meta({ id: 'EmailSuccess' });

/** Sends a mail to an address and waits until the mail server has accepted it. */
export const SendTestMail = defineMessage({
  subject: 'identity.mail.test',
  request: TestMailRequest,
  reply: EmailSent,
  timeoutMs: 30_000,
});
