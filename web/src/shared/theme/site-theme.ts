import type { AppTheme } from '@larder/contracts/admin/site';

/** The applied scheme: light or dark. */
export type Scheme = 'light' | 'dark';
/** The choice of the user; `system` follows the device. */
export type SchemeChoice = Scheme | 'system';

/** The seven colors of both schemes, as `GET /api/app/about/theme` returns them. */
export type SiteTheme = AppTheme;
export const COLOR_NAMES = ['primary', 'accent', 'secondary', 'success', 'info', 'warning', 'error'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** Used until the server has responded. */
export const DEFAULT_THEME: SiteTheme = {
  lightPrimary: '#E58325',
  lightAccent: '#007A99',
  lightSecondary: '#973542',
  lightSuccess: '#43A047',
  lightInfo: '#1976D2',
  lightWarning: '#FF6D00',
  lightError: '#EF5350',
  darkPrimary: '#E58325',
  darkAccent: '#007A99',
  darkSecondary: '#973542',
  darkSuccess: '#43A047',
  darkInfo: '#1976D2',
  darkWarning: '#FF6D00',
  darkError: '#EF5350',
};

/** The scheme for a choice on a device. */
export function schemeFor(choice: SchemeChoice, systemPrefersDark: boolean): Scheme {
  if (choice === 'system') return systemPrefersDark ? 'dark' : 'light';
  return choice;
}
