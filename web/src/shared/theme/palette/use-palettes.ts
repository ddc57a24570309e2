import { createContext, use } from 'react';
import { paletteOf, type Palette } from './palette.js';
import { DEFAULT_THEME, type Scheme, type SiteTheme } from '../site-theme.js';

/** The colors of the site; provided by the app from the server's settings. */
export const SiteThemeContext = createContext<SiteTheme>(DEFAULT_THEME);

type Palettes = Record<Scheme, Palette>;
const cache = new WeakMap<SiteTheme, Palettes>();

/** The colors of the site as palettes, computed once. */
export function usePalettes(): Palettes {
  const site = use(SiteThemeContext);
  const palettes = cache.get(site) ?? { light: paletteOf('light', site), dark: paletteOf('dark', site) };
  cache.set(site, palettes);
  return palettes;
}
