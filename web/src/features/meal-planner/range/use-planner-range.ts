import { useSearchParams } from 'react-router';
import { useGetHouseholdQuery } from '../../../entities/tenants/own-household.api.js';
import { usePreference } from '../../../shared/hooks/preference.js';
import { useToday } from '../../../shared/hooks/use-today.js';
import { plannerPreferences } from './planner-preferences.js';
import { adjacentRange, readRange, writeRange, type PlannerRange } from './planner-range.js';

const MONDAY = 1;

export interface PlannerRangeState {
  range: PlannerRange;
  today: string;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
  /** The query string of the range; empty for the default. */
  search: string;
  show: (range: PlannerRange) => void;
  step: (direction: 1 | -1) => void;
  /** Resets the range to the default. */
  reset: () => void;
}

/** The range on screen. It is stored in the URL, so that a reload, the other tab and a shared link show the same. */
export function usePlannerRange(): PlannerRangeState {
  const [params, setParams] = useSearchParams();
  const [preferences] = usePreference(plannerPreferences);
  const today = useToday();
  const { data: household } = useGetHouseholdQuery();
  const firstDayOfWeek = household?.preferences?.firstDayOfWeek ?? MONDAY;
  const range = readRange(params, { today, firstDayOfWeek, preferences });
  const show = (next: PlannerRange) => setParams(writeRange(next));
  return {
    range,
    today,
    firstDayOfWeek,
    search: params.size > 0 ? `?${params.toString()}` : '',
    show,
    step: (direction) => show(adjacentRange(range, direction)),
    reset: () => setParams({}),
  };
}
