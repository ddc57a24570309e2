import type { ListDialog } from '../../features/meal-planner/list-dialog.js';

/** Puts planned recipes onto a shopping list. */
export const PlannerListDialog: ListDialog = () => null;
