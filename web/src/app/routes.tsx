import type { RouteObject } from 'react-router';
import { accountRoutes, advancedAccountRoutes, invitationRoutes } from '../features/settings/account/routes.js';
import { adminRoutes } from '../features/admin/routes.js';
import { cookbookRoutes } from '../features/cookbooks/routes.js';
import { importRoutes } from '../features/import/routes.js';
import { dataManagementRoutes } from '../features/data-management/routes.js';
import { authRoutes } from '../features/auth/routes.js';
import { groupRoutes } from '../features/settings/group/routes.js';
import { advancedHouseholdRoutes, householdRoutes, memberRoutes } from '../features/settings/household/routes.js';
import { mealPlannerRoutes } from '../features/meal-planner/routes.js';
import { migrationRoutes } from '../features/migrations/routes.js';
import { organizerRoutes } from '../features/organizers/routes.js';
import { recipeParserRoutes } from '../features/recipe-parser/routes.js';
import { recipeRoutes, sharedRecipeRoutes } from '../features/recipes/routes.js';
import { reportRoutes } from '../features/reports/routes.js';
import { shoppingRoutes } from '../features/shopping/routes.js';
import { trashRoutes } from '../features/trash/routes.js';
import { onboardingRoutes } from '../features/onboarding/routes.js';
import { RouteError } from './errors/RouteError.js';
import { RouteGuard } from './guards/RouteGuard.js';
import { AdminLayout } from './layouts/AdminLayout.js';
import { BareOutlet } from './layouts/BareOutlet.js';
import { DefaultLayout } from './layouts/DefaultLayout.js';
import { AuthLayout } from './layouts/AuthLayout.js';
import { FirstLoginGate } from './guards/FirstLoginGate.js';
import { HomeRedirect } from './guards/HomeRedirect.js';
import { composedGroupRoutes, composedPersonalRoutes, composedRoutes } from './pages/routes.js';
import { withRouteRetries } from './with-route-retries.js';
import { Splash } from './Splash.js';
import { RootLayout } from './RootLayout.js';
import { UnknownPath } from './UnknownPath.js';

/** All routes of the app, by layout and guard. The code of a page is loaded on navigation. */
export const routes: RouteObject[] = withRouteRetries([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: Splash,
    children: [
      {
        Component: AuthLayout,
        children: [
          { index: true, Component: HomeRedirect },
          ...authRoutes,
          { element: <RouteGuard by={['login', 'admin']} />, children: onboardingRoutes },
        ],
      },
      {
        Component: FirstLoginGate,
        children: [
          {
            Component: DefaultLayout,
            children: [
              ...recipeRoutes,
              ...cookbookRoutes,
              ...composedRoutes,
              {
                element: <RouteGuard by={['login', 'group-slug']} />,
                children: [...importRoutes, ...recipeParserRoutes, ...organizerRoutes, ...composedGroupRoutes],
              },
              {
                element: <RouteGuard by={['login']} />,
                children: [
                  ...accountRoutes,
                  ...composedPersonalRoutes,
                  ...mealPlannerRoutes,
                  ...shoppingRoutes,
                  ...reportRoutes,
                  ...trashRoutes,
                ],
              },
              { element: <RouteGuard by={['invite']} />, children: invitationRoutes },
              { element: <RouteGuard by={['organize']} />, children: dataManagementRoutes },
              {
                element: <RouteGuard by={['advanced']} />,
                children: [...advancedAccountRoutes, ...advancedHouseholdRoutes, ...migrationRoutes],
              },
              { element: <RouteGuard by={['manage-household']} />, children: householdRoutes },
              { element: <RouteGuard by={['manage-group']} />, children: [...memberRoutes, ...groupRoutes] },
            ],
          },
          {
            Component: AdminLayout,
            children: [{ element: <RouteGuard by={['login', 'admin']} />, children: adminRoutes }],
          },
        ],
      },
      { element: <BareOutlet />, children: sharedRecipeRoutes },
      { path: '*', Component: UnknownPath },
    ],
  },
]);
