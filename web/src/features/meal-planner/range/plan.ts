import type { PlanEntry } from '../../../entities/meal-plans/plan-entries.js';
import type { PlannerRangeState } from './use-planner-range.js';
import type { PlanDay } from '../days/plan-days.js';

/** The content of a tab of the planner. */
export interface Plan extends PlannerRangeState {
  days: readonly PlanDay[];
  entries: readonly PlanEntry[];
}
