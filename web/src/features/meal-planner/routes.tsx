import { Navigate, type RouteObject } from 'react-router';

/** Planning for the household, without the pages that need another feature (`app/pages`). */
export const mealPlannerRoutes: RouteObject[] = [
  { path: 'household/mealplan', element: <Navigate to="/household/mealplan/planner/view" replace /> },
  { path: 'household/mealplan/planner', element: <Navigate to="/household/mealplan/planner/view" replace /> },
  {
    path: 'household/mealplan/settings',
    lazy: async () => ({ Component: (await import('./rules/RulesPage.js')).RulesPage }),
  },
];
