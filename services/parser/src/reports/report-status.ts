import type { ReportStatus } from '@larder/contracts';

/**
 * The final status of a report: all items succeeded, none did (or there were none), or a part did
 * (docs/api/migrations-and-reports.md#reports).
 */
export function finalStatus({ succeeded, failed }: { succeeded: number; failed: number }): ReportStatus {
  if (succeeded === 0) return 'failure';
  return failed === 0 ? 'success' : 'partial';
}
