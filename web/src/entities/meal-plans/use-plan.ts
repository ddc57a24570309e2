import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { addDays } from '../../shared/dates/calendar-days.js';
import { useToday } from '../../shared/hooks/use-today.js';
import { worksOffline } from '../../shared/offline/works-offline.js';
import { planChanges } from './local-changes/plan-changes.js';
import { withPlanChanges } from './local-changes/plan-change.js';
import type { PlanEntry } from './plan-entries.js';
import { planLists, useListPlanEntriesQuery, type PlanRange } from './plan-list.api.js';

/** The days around today that are stored for offline use. */
const [DAYS_BEFORE, DAYS_AFTER] = [7, 35];
const REFRESHED_S = 3_600;

export interface PlanState {
  /** The entries with the pending changes of this device; undefined until they are loaded. */
  entries: readonly PlanEntry[] | undefined;
  isError: boolean;
  refetch: () => void;
}

/** The plan of some days, with the changes that this device has not sent. */
export function usePlan({ start, end }: PlanRange): PlanState {
  const { currentData, isError, refetch } = useListPlanEntriesQuery({ start, end });
  useStorePlan(currentData !== undefined);
  const changes = useSyncExternalStore(planChanges.subscribe, planChanges.all);
  const entries = useMemo(
    () => currentData && withPlanChanges(currentData, changes, { start, end }),
    [currentData, changes, start, end],
  );
  return { entries, isError, refetch: () => void refetch() };
}

/** Has the service worker store the plan of the next weeks, since without a connection other days are shown tomorrow. */
function useStorePlan(isLoaded: boolean): void {
  const today = useToday();
  const prefetch = planLists.usePrefetch('listPlanEntries', { ifOlderThan: REFRESHED_S });
  useEffect(() => {
    if (isLoaded && worksOffline()) prefetch({ start: addDays(today, -DAYS_BEFORE), end: addDays(today, DAYS_AFTER) });
  }, [isLoaded, today, prefetch]);
}
