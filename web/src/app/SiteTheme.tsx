import type { ReactNode } from 'react';
import { useGetThemeQuery } from '../entities/app-info/app-info.api.js';
import { DEFAULT_THEME } from '../shared/theme/site-theme.js';
import { SiteThemeContext } from '../shared/theme/palette/use-palettes.js';

/** Provides the colors of the site that the server was configured with. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { data: theme = DEFAULT_THEME } = useGetThemeQuery();
  return <SiteThemeContext value={theme}>{children}</SiteThemeContext>;
}
