import { Navigate, type RouteObject } from 'react-router';

/** The pages for administrators. */
export const adminRoutes: RouteObject[] = [
  { path: 'admin', element: <Navigate to="/admin/manage/users" replace /> },
  { path: 'admin/manage/users', lazy: async () => ({ Component: (await import('./users/UsersPage.js')).UsersPage }) },
  {
    path: 'admin/manage/users/create',
    lazy: async () => ({ Component: (await import('./users/CreateUserPage.js')).CreateUserPage }),
  },
  { path: 'admin/manage/users/:id', lazy: async () => ({ Component: (await import('./users/UserPage.js')).UserPage }) },
  {
    path: 'admin/manage/households',
    lazy: async () => ({ Component: (await import('./tenants/HouseholdsPage.js')).HouseholdsPage }),
  },
  {
    path: 'admin/manage/households/:id',
    lazy: async () => ({ Component: (await import('./tenants/HouseholdDetailPage.js')).HouseholdDetailPage }),
  },
  {
    path: 'admin/manage/groups',
    lazy: async () => ({ Component: (await import('./tenants/GroupsPage.js')).GroupsPage }),
  },
  {
    path: 'admin/manage/groups/:id',
    lazy: async () => ({ Component: (await import('./tenants/GroupDetailPage.js')).GroupDetailPage }),
  },
  {
    path: 'admin/site-settings',
    lazy: async () => ({ Component: (await import('./site/SiteSettingsPage.js')).SiteSettingsPage }),
  },
  {
    path: 'admin/backups',
    lazy: async () => ({ Component: (await import('./backups/BackupsPage.js')).BackupsPage }),
  },
  {
    path: 'admin/audit',
    lazy: async () => ({ Component: (await import('./audit/AuditPage.js')).AuditPage }),
  },
  {
    path: 'admin/maintenance',
    lazy: async () => ({ Component: (await import('./maintenance/MaintenancePage.js')).MaintenancePage }),
  },
  { path: 'admin/debug/openai', lazy: async () => ({ Component: (await import('./debug/AiPage.js')).AiPage }) },
  { path: 'admin/debug/parser', lazy: async () => ({ Component: (await import('./debug/ParserPage.js')).ParserPage }) },
  {
    path: 'admin/background-tasks',
    lazy: async () => ({
      Component: (await import('./background-tasks/BackgroundTasksPage.js')).BackgroundTasksPage,
    }),
  },
];
