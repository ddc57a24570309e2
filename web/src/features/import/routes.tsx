import { Navigate, type RouteObject } from 'react-router';

/** The pages for new recipes, and the review of imports. */
export const importRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/r/create',
    lazy: async () => ({ Component: (await import('./ImportShell.js')).ImportShell }),
    children: [
      { index: true, element: <Navigate to="url" replace /> },
      { path: 'url', lazy: async () => ({ Component: (await import('./url/ImportUrlPage.js')).ImportUrlPage }) },
      { path: 'bulk', lazy: async () => ({ Component: (await import('./bulk/BulkImportPage.js')).BulkImportPage }) },
      { path: 'html', lazy: async () => ({ Component: (await import('./html/ImportTextPage.js')).ImportTextPage }) },
      {
        path: 'image',
        lazy: async () => ({ Component: (await import('./image/ImportImagePage.js')).ImportImagePage }),
      },
      { path: 'new', lazy: async () => ({ Component: (await import('./new/CreateByNamePage.js')).CreateByNamePage }) },
      { path: 'zip', lazy: async () => ({ Component: (await import('./zip/ImportZipPage.js')).ImportZipPage }) },
      { path: 'debug', lazy: async () => ({ Component: (await import('./debug/TestScrapePage.js')).TestScrapePage }) },
    ],
  },
  {
    path: 'g/:groupSlug/r/create/review/:slug',
    lazy: async () => ({ Component: (await import('./review/ReviewPage.js')).ReviewPage }),
  },
];
