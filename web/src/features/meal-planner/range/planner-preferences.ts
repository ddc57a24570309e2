import { definePreference } from '../../../shared/hooks/preference.js';

export const MOST_DAYS = 31;

export interface PlannerPreferences {
  /** Days on page load; negative numbers count back from today. */
  days: number;
  /** The range begins with the first day of the week instead of today. */
  fromStartOfWeek: boolean;
}

/** How the planner opens in this browser. */
export const plannerPreferences = definePreference<PlannerPreferences>(
  'planner-preferences',
  { days: 7, fromStartOfWeek: false },
  isPlannerPreferences,
);

function isPlannerPreferences(stored: unknown): stored is PlannerPreferences {
  if (typeof stored !== 'object' || stored === null) return false;
  const { days, fromStartOfWeek } = stored as Record<string, unknown>; // checked here
  return Number.isInteger(days) && Math.abs(Number(days)) <= MOST_DAYS && typeof fromStartOfWeek === 'boolean';
}
