import type { RouteObject } from 'react-router';
import { PLAIN_PAGE } from '../../shared/theme/plain-page.js';

export const authRoutes: RouteObject[] = [
  {
    path: 'login',
    handle: PLAIN_PAGE,
    lazy: async () => ({ Component: (await import('./login/LoginPage.js')).LoginPage }),
  },
  { path: 'register', lazy: async () => ({ Component: (await import('./register/RegisterPage.js')).RegisterPage }) },
  {
    path: 'forgot-password',
    lazy: async () => ({ Component: (await import('./password/ForgotPasswordPage.js')).ForgotPasswordPage }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({ Component: (await import('./password/ResetPasswordPage.js')).ResetPasswordPage }),
  },
];
