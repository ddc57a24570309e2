import { useLayoutEffect, type ReactNode } from 'react';
import { writeStorage } from '../storage/web-storage.js';
import { cssVariables } from './palette/css-variables.js';
import { useScheme } from './scheme/scheme-choice.js';
import { usePalettes } from './palette/use-palettes.js';

/** Applies the site's colors in the selected scheme to our own style sheets; `AntdTheme` does so for Ant Design. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const palettes = usePalettes();
  const { scheme } = useScheme();

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = scheme;
    for (const [name, value] of Object.entries(cssVariables(palettes[scheme]))) root.style.setProperty(name, value);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', palettes[scheme].site.primary);
    // boot.js applies these before anything is loaded, on the next visit.
    writeStorage('painted-theme', { light: cssVariables(palettes.light), dark: cssVariables(palettes.dark) });
  }, [scheme, palettes]);

  return children;
}
