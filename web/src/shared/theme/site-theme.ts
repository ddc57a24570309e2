import type { AppTheme } from '@larder/contracts/admin/site';

/** Light or dark, as painted. */
export type Scheme = 'light' | 'dark';
/** What a person chose; `system` follows the device. */
export type SchemeChoice = Scheme | 'system';

/** The seven colours of both schemes, as `GET /api/app/about/theme` answers them. */
export type SiteTheme = AppTheme;
export type ColorName = 'primary' | 'accent' | 'secondary' | 'success' | 'info' | 'warning' | 'error';

/** Used until, and unless, the server says otherwise. */
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

/** The scheme to paint for a choice on a device. */
export function schemeFor(choice: SchemeChoice, systemPrefersDark: boolean): Scheme {
  if (choice === 'system') return systemPrefersDark ? 'dark' : 'light';
  return choice;
}
