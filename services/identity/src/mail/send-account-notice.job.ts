import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** What happened to an account, or to the site of an administrator. */
export const AccountNotice = z.enum(['password-changed', 'account-locked', 'backup-failed']);
export type AccountNotice = z.output<typeof AccountNotice>;

/** Mails a user what happened; the address is read by the attempt. */
export const SendAccountNotice = defineJob({
  name: 'send-account-notice',
  data: z.object({ userId: z.string(), notice: AccountNotice, locale: z.string() }),
  attempts: 4,
  backoffMs: 5_000,
  timeoutMs: 60_000,
  keepMs: 60_000,
});
