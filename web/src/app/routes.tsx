import type { RouteObject } from 'react-router';
import { accountRoutes } from '../features/account/routes.js';
import { createRoutes } from '../features/create/routes.js';
import { entryRoutes } from '../features/entry/routes.js';
import { recipeRoutes } from '../features/recipes/routes.js';
import { setupRoutes } from '../features/setup/routes.js';
import { RouteError } from './errors/RouteError.js';
import { Guarded } from './guards/Guarded.js';
import { DefaultLayout } from './layouts/DefaultLayout.js';
import { DemoLayout } from './layouts/DemoLayout.js';
import { FirstLoginGate } from './FirstLoginGate.js';
import { HomeRedirect } from './HomeRedirect.js';
import { Splash } from './Splash.js';
import { RootLayout } from './RootLayout.js';
import { UnknownPath } from './UnknownPath.js';

/** Every page of the product, by layout and guard. Pages load their code when somebody goes there. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: Splash,
    children: [
      {
        Component: DemoLayout,
        children: [
          { index: true, Component: HomeRedirect },
          ...entryRoutes,
          { element: <Guarded by={['login', 'admin']} />, children: setupRoutes },
        ],
      },
      {
        Component: FirstLoginGate,
        children: [
          {
            Component: DefaultLayout,
            children: [
              ...recipeRoutes,
              { element: <Guarded by={['login', 'group-slug']} />, children: createRoutes },
              { element: <Guarded by={['login']} />, children: accountRoutes },
            ],
          },
        ],
      },
      { path: '*', Component: UnknownPath },
    ],
  },
];
