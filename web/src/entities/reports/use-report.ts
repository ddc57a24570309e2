import { useState } from 'react';
import { useGetReportQuery } from './reports.api.js';
import { useReportUpdates } from './use-report-updates.js';

/**
 * A report, updated while it is running; null loads none. Without a report, and without polling, when it cannot be
 * loaded (any more).
 */
export function useReport(id: string | null) {
  const [running, setRunning] = useState(true);
  const pollMs = useReportUpdates();
  const { data, error, refetch } = useGetReportQuery(id ?? '', {
    skip: id === null,
    pollingInterval: running ? pollMs : 0,
  });
  const report = !error && data?.id === id ? data : undefined;
  const inProgress = report ? report.status === 'in-progress' : !error;
  if (inProgress !== running) setRunning(inProgress);
  return { report, error, refetch: () => void refetch() };
}
