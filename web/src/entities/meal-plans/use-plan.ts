import { useMemo, useSyncExternalStore } from 'react';
import { planChanges } from './local-changes/plan-changes.js';
import { withPlanChanges } from './local-changes/plan-change.js';
import type { PlanEntry } from './plan-entries.js';
import { useListPlanEntriesQuery, type PlanRange } from './plan-list.api.js';

export interface PlanState {
  /** The entries with the pending changes of this device; undefined until they are loaded. */
  entries: readonly PlanEntry[] | undefined;
  isError: boolean;
  refetch: () => void;
}

/** The plan of some days, with the changes that this device has not sent. */
export function usePlan({ start, end }: PlanRange): PlanState {
  const { currentData, isError, refetch } = useListPlanEntriesQuery({ start, end });
  const changes = useSyncExternalStore(planChanges.subscribe, planChanges.all);
  const entries = useMemo(
    () => currentData && withPlanChanges(currentData, changes, { start, end }),
    [currentData, changes, start, end],
  );
  return { entries, isError, refetch: () => void refetch() };
}
