import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/**
 * Mails a reset link if the account exists. Queued for every requested address, so that neither the response nor its
 * duration reveals whether the account exists. The link is created by the attempt and not stored.
 */
export const SendResetMail = defineJob({
  name: 'send-reset-mail',
  data: z.object({ email: z.string(), locale: z.string() }),
  attempts: 4,
  backoffMs: 5_000,
  timeoutMs: 60_000,
  keepMs: 60_000,
});
