import { useState } from 'react';
import { useGetReportQuery } from './reports.api.js';
import { useReportUpdates } from './use-report-updates.js';

/** A report, updated while it is running; null loads none. */
export function useReport(id: string | null) {
  const [running, setRunning] = useState(true);
  const pollMs = useReportUpdates();
  const { data, isError, refetch } = useGetReportQuery(id ?? '', {
    skip: id === null,
    pollingInterval: running ? pollMs : 0,
  });
  const inProgress = data === undefined || data.id !== id || data.status === 'in-progress';
  if (inProgress !== running) setRunning(inProgress);
  return { report: data?.id === id ? data : undefined, isError, refetch: () => void refetch() };
}
