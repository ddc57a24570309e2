import { useState } from 'react';
import type { ReportCategory } from '@larder/contracts/parser/report';
import { useListReportsQuery } from './reports.api.js';
import { useReportUpdates } from './use-report-updates.js';

/** The reports of a category, updated while one of them is running. */
export function useReports(category: ReportCategory | null) {
  const [running, setRunning] = useState(false);
  const pollMs = useReportUpdates();
  const { data, isError, refetch } = useListReportsQuery(category, {
    pollingInterval: running ? pollMs : 0,
    refetchOnMountOrArgChange: true,
  });
  const inProgress = data?.some(({ status }) => status === 'in-progress') ?? false;
  if (inProgress !== running) setRunning(inProgress);
  return { reports: data, isError, refetch: () => void refetch() };
}
