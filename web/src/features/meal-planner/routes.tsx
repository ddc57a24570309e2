import { Navigate, type RouteObject } from 'react-router';

/** The routes of the meal planner. */
export const mealPlannerRoutes: RouteObject[] = [
  { path: 'household/mealplan', element: <Navigate to="/household/mealplan/planner/view" replace /> },
  { path: 'household/mealplan/planner', element: <Navigate to="/household/mealplan/planner/view" replace /> },
  {
    path: 'household/mealplan/planner/view',
    lazy: async () => ({ Component: (await import('./ViewPage.js')).ViewPage }),
  },
  {
    path: 'household/mealplan/planner/edit',
    lazy: async () => ({ Component: (await import('./EditPage.js')).EditPage }),
  },
  {
    path: 'household/mealplan/settings',
    lazy: async () => ({ Component: (await import('./rules/RulesPage.js')).RulesPage }),
  },
];
