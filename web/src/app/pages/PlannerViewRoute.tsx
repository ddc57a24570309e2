import { ViewPage } from '../../features/meal-planner/ViewPage.js';
import { PlannerListDialog } from './PlannerListDialog.js';

/** The plan, with the shopping lists' dialog: two features on one page. */
export function PlannerViewRoute() {
  return <ViewPage ListDialog={PlannerListDialog} />;
}
