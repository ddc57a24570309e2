import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** The subject of a notice: an event of an account, or of the site for its administrators. */
export const AccountNotice = z.enum(['password-changed', 'account-locked', 'backup-failed']);
export type AccountNotice = z.output<typeof AccountNotice>;

/** Mails a notice to a user; each attempt reads the current address. */
export const SendAccountNotice = defineJob({
  name: 'send-account-notice',
  data: z.object({ userId: z.string(), notice: AccountNotice, locale: z.string() }),
  attempts: 4,
  backoffMs: 5_000,
  timeoutMs: 60_000,
  keepMs: 60_000,
});
