import { useState } from 'react';
import type { ReportCategory } from '@larder/contracts/parser/report';
import { REPORT_POLL_MS, useListReportsQuery } from './reports.api.js';

/** The reports of a category; asked for again as long as one of them is under way. */
export function useReports(category: ReportCategory | null) {
  const [running, setRunning] = useState(false);
  const { data, isError, refetch } = useListReportsQuery(category, {
    pollingInterval: running ? REPORT_POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const inProgress = data?.some(({ status }) => status === 'in-progress') ?? false;
  if (inProgress !== running) setRunning(inProgress);
  return { reports: data, isError, refetch: () => void refetch() };
}
