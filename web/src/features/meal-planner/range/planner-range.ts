import type { PlanRange } from '../../../entities/meal-plans/plan-list.api.js';
import { addDays, daysBetween, isDay, monthOf, startOfWeek } from '../../../shared/format/calendar-days.js';
import type { PlannerPreferences } from './planner-preferences.js';

export type PlannerView = 'days' | 'month';

/** The days the planner shows, and how. */
export interface PlannerRange extends PlanRange {
  view: PlannerView;
}

/** Days of a range at most; an address may ask for any. */
const LONGEST = 62;

export interface RangeContext {
  today: string;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
  preferences: PlannerPreferences;
}

/** The range an address asks for: `start` and `end`, or `month=2026-11`; the user's own default otherwise. */
export function readRange(params: URLSearchParams, context: RangeContext): PlannerRange {
  const month = `${params.get('month') ?? ''}-01`;
  if (isDay(month)) return { view: 'month', ...monthOf(month) };
  const [start, end] = [params.get('start'), params.get('end')];
  if (isDay(start) && isDay(end)) return { view: 'days', ...inOrder(start, end) };
  return { view: 'days', ...defaultRange(context) };
}

/** So many days from today, or from the first day of this week; a number below one ends today. */
export function defaultRange({ today, firstDayOfWeek, preferences }: RangeContext): PlanRange {
  const { days, fromStartOfWeek } = preferences;
  const first = fromStartOfWeek ? startOfWeek(today, firstDayOfWeek) : today;
  return inOrder(first, addDays(first, days > 0 ? days - 1 : days + 1));
}

/** Two days in the order in which they come, no further apart than can be shown. */
export function inOrder(one: string, other: string): PlanRange {
  const [start, end] = one <= other ? [one, other] : [other, one];
  return { start, end: daysBetween(start, end) < LONGEST ? end : addDays(start, LONGEST - 1) };
}

/** The range before (-1) or after (1), of the same length; months follow months. */
export function adjacentRange({ view, start, end }: PlannerRange, direction: 1 | -1): PlannerRange {
  if (view === 'month') return { view, ...monthOf(addDays(direction === 1 ? end : start, direction)) };
  const length = daysBetween(start, end) + 1;
  return { view, start: addDays(start, direction * length), end: addDays(end, direction * length) };
}

/** The range as an address says it. */
export function writeRange({ view, start, end }: PlannerRange): Record<string, string> {
  return view === 'month' ? { month: start.slice(0, 7) } : { start, end };
}
