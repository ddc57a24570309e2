import type { PlanRange } from '../../../entities/meal-plans/plan-list.api.js';
import { addDays, daysBetween, isDay, monthOf, startOfWeek } from '../../../shared/dates/calendar-days.js';
import type { PlannerPreferences } from './planner-preferences.js';

export type PlannerView = 'days' | 'month';

/** The range of the planner and its mode. */
export interface PlannerRange extends PlanRange {
  view: PlannerView;
}

/** The maximum number of days of a range; a URL may have any. */
const MAX_RANGE_DAYS = 62;

export interface RangeContext {
  today: string;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
  preferences: PlannerPreferences;
}

/** The range in the URL: `start` and `end`, or `month=2026-11`; the user's default otherwise. */
export function readRange(params: URLSearchParams, context: RangeContext): PlannerRange {
  const month = `${params.get('month') ?? ''}-01`;
  if (isDay(month)) return { view: 'month', ...monthOf(month) };
  const [start, end] = [params.get('start'), params.get('end')];
  if (isDay(start) && isDay(end)) return { view: 'days', ...rangeBetween(start, end) };
  return { view: 'days', ...defaultRange(context) };
}

/** A number of days from today, or from the first day of this week; a number below one ends today. */
export function defaultRange({ today, firstDayOfWeek, preferences }: RangeContext): PlanRange {
  const { days, fromStartOfWeek } = preferences;
  const first = fromStartOfWeek ? startOfWeek(today, firstDayOfWeek) : today;
  return rangeBetween(first, addDays(first, days > 0 ? days - 1 : days + 1));
}

/** Two days in ascending order, limited to the maximum range. */
export function rangeBetween(one: string, other: string): PlanRange {
  const [start, end] = one <= other ? [one, other] : [other, one];
  return { start, end: daysBetween(start, end) < MAX_RANGE_DAYS ? end : addDays(start, MAX_RANGE_DAYS - 1) };
}

/** The range before (-1) or after (1), of the same length; by months for a month. */
export function adjacentRange({ view, start, end }: PlannerRange, direction: 1 | -1): PlannerRange {
  if (view === 'month') return { view, ...monthOf(addDays(direction === 1 ? end : start, direction)) };
  const length = daysBetween(start, end) + 1;
  return { view, start: addDays(start, direction * length), end: addDays(end, direction * length) };
}

/** The query parameters of a range. */
export function writeRange({ view, start, end }: PlannerRange): Record<string, string> {
  return view === 'month' ? { month: start.slice(0, 7) } : { start, end };
}
