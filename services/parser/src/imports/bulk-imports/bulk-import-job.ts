import { BulkImport, Id } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** Imports many pages. Thousands of slow ones take hours; an interrupted attempt is resumed where it ended. */
export const ImportPages = defineJob({
  name: 'import-pages',
  data: z.object({ reportId: Id, imports: BulkImport.shape.imports }),
  attempts: 5,
  backoffMs: 10_000,
  timeoutMs: 6 * 3_600_000,
  concurrency: 4,
  share: { concurrency: 1, ownerOf: ({ actor }) => actor?.householdId ?? null },
  kind: 'bulk-import',
  title: 'Bulk Recipe Import',
});
