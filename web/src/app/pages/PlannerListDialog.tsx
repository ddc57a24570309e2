import type { ListDialog } from '../../features/meal-planner/list-dialog.js';

/** Puts planned recipes onto a shopping list; there are no screens for lists yet. */
export const PlannerListDialog: ListDialog = null;
