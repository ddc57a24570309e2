import type { ReportStatus } from '@larder/contracts';

/**
 * How a report ends: all of it worked, none of it (or there was nothing), or a part
 * (docs/api/migrations-and-reports.md#reports).
 */
export function finalStatus({ succeeded, failed }: { succeeded: number; failed: number }): ReportStatus {
  if (succeeded === 0) return 'failure';
  return failed === 0 ? 'success' : 'partial';
}
