import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** Copies the pending backups to the second S3 server. Retried after 1, 4, 16 and 64 minutes. */
export const CopyBackups = defineJob({
  name: 'copy-backups',
  data: z.object({}),
  attempts: 5,
  backoffMs: 60_000,
  backoffFactor: 4,
  timeoutMs: 4 * 3_600_000,
  concurrency: 1,
  kind: 'backup',
});
