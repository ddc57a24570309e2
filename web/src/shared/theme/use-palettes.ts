import { useGetThemeQuery } from '../../entities/app-info/app-info.api.js';
import { paletteOf, type Palette } from './palette.js';
import { DEFAULT_THEME, type Scheme, type SiteTheme } from './site-theme.js';

type Palettes = Record<Scheme, Palette>;
const worked = new WeakMap<SiteTheme, Palettes>();

/** The site's colours as palettes, worked out once. */
export function usePalettes(): Palettes {
  const { data: site = DEFAULT_THEME } = useGetThemeQuery();
  const known = worked.get(site) ?? { light: paletteOf('light', site), dark: paletteOf('dark', site) };
  worked.set(site, known);
  return known;
}
