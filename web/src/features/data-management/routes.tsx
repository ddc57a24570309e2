import { Navigate, type RouteObject } from 'react-router';

/** The data management pages, for users who may organize. */
export const dataManagementRoutes: RouteObject[] = [
  {
    path: 'group/data',
    lazy: async () => ({ Component: (await import('./DataShell.js')).DataShell }),
    children: [
      { index: true, element: <Navigate to="foods" replace /> },
      {
        path: 'recipes',
        lazy: async () => ({ Component: (await import('./recipes/RecipeDataPage.js')).RecipeDataPage }),
      },
      { path: ':kind', lazy: async () => ({ Component: (await import('./rows/RowsPage.js')).RowsPage }) },
    ],
  },
];
