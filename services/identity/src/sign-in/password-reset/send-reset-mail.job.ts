import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/**
 * Looks for an account and mails it a link. Queued for whatever address was asked for, so that neither the answer nor
 * the time it takes reveals whether there is such an account; the link itself is made by the attempt and never stored.
 */
export const SendResetMail = defineJob({
  name: 'send-reset-mail',
  data: z.object({ email: z.string(), locale: z.string() }),
  attempts: 4,
  backoffMs: 5_000,
  timeoutMs: 60_000,
  keepMs: 60_000,
});
