import { definePreference } from '../../../shared/hooks/preference.js';

export const MAX_DAYS = 31;

export interface PlannerPreferences {
  /** The number of days on page load; negative numbers count back from today. */
  days: number;
  /** The range starts with the first day of the week instead of today. */
  fromStartOfWeek: boolean;
}

/** The default range of the planner, stored in this browser. */
export const plannerPreferences = definePreference<PlannerPreferences>(
  'planner-preferences',
  { days: 7, fromStartOfWeek: false },
  isPlannerPreferences,
);

function isPlannerPreferences(stored: unknown): stored is PlannerPreferences {
  if (typeof stored !== 'object' || stored === null) return false;
  const { days, fromStartOfWeek } = stored as Record<string, unknown>; // validated here
  return Number.isInteger(days) && Math.abs(Number(days)) <= MAX_DAYS && typeof fromStartOfWeek === 'boolean';
}
