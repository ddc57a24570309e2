import { Navigate, type RouteObject } from 'react-router';

export const createRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/r/create',
    lazy: async () => ({ Component: (await import('./CreateShell.js')).CreateShell }),
    children: [
      { index: true, element: <Navigate to="url" replace /> },
      { path: 'url', lazy: async () => ({ Component: (await import('./url/ImportUrlPage.js')).ImportUrlPage }) },
      { path: 'html', lazy: async () => ({ Component: (await import('./html/ImportTextPage.js')).ImportTextPage }) },
      { path: 'new', lazy: async () => ({ Component: (await import('./new/CreateByNamePage.js')).CreateByNamePage }) },
    ],
  },
];
