import { EditPage } from '../../features/meal-planner/EditPage.js';
import { PlannerListDialog } from './PlannerListDialog.js';

/** Planning, with the shopping lists' dialog: two features on one page. */
export function PlannerEditRoute() {
  return <EditPage ListDialog={PlannerListDialog} />;
}
