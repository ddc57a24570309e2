import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { LiveImport } from '@larder/contracts/live/live';
import type { ReportSummary } from '@larder/contracts/parser/report';
import type { ApiDispatch } from '../../api/api.js';
import { useLiveMessages, useLiveStream } from '../live/use-live-updates.js';
import { reportsApi } from './reports.api.js';

/** How often running reports are polled while no live updates arrive, in milliseconds. */
const POLL_MS = 1_500;
/** The same while live updates arrive, in case a message is lost. */
const LIVE_POLL_MS = 15_000;
/** The entries of a report are fetched at most this often. */
const REFETCH_MS = 1_500;

/**
 * Applies live updates to the reports on screen. Returns the interval at which running ones must still be polled, in
 * ms.
 */
export function useReportUpdates(): number {
  const dispatch = useDispatch<ApiDispatch>();
  const [isLive, setIsLive] = useState(false);
  const refetchSoon = useThrottledRefetch();
  /** Running reports that no list on screen shows, also after it was fetched again, e.g. those of another category. */
  const others = useRef(new Set<string>());
  useLiveMessages(({ name, data }) => {
    if (name === 'reset') return void dispatch(reportsApi.util.invalidateTags(['Reports']));
    if (name !== 'import') return;
    setIsLive(true);
    const message = data as LiveImport; // sent by our own server
    const { reportId, status } = message;
    const isShown = showProgress(dispatch, message);
    if (isShown && status === 'in-progress') return refetchSoon(reportId);
    if (others.current.has(reportId) && status === 'in-progress') return;
    if (status === 'in-progress') others.current.add(reportId);
    else others.current.delete(reportId);
    dispatch(reportsApi.util.invalidateTags(['Reports']));
  });
  useLiveStream(true);
  return isLive ? LIVE_POLL_MS : POLL_MS;
}

/** Updates the progress in the cached reports; false if none of them shows this report as running. */
function showProgress(dispatch: ApiDispatch, { reportId, category, done, total }: LiveImport): boolean {
  let isShown = false;
  const patch = (report: ReportSummary | undefined) => {
    if (report?.status !== 'in-progress' || done === undefined) return;
    isShown = true;
    report.done = Math.max(report.done, done); // messages may arrive out of order
    report.total = total ?? report.total;
  };
  const { updateQueryData } = reportsApi.util;
  for (const listed of [null, category])
    dispatch(updateQueryData('listReports', listed, (reports) => patch(reports.find(({ id }) => id === reportId))));
  dispatch(updateQueryData('getReport', reportId, patch));
  return isShown;
}

/** Fetches a report again if it is on screen, at most once in `REFETCH_MS`, since long reports have many entries. */
function useThrottledRefetch(): (id: string) => void {
  const dispatch = useDispatch<ApiDispatch>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (id) => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      dispatch(reportsApi.util.invalidateTags([{ type: 'Reports', id }]));
    }, REFETCH_MS);
  };
}
