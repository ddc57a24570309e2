import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { useTranslation } from 'react-i18next';
import { useGetThemeQuery } from '../app-info/app-info.api.js';
import { directionOf } from '@larder/locales/languages/locales';
import { useAntdLocale } from '../../i18n/use-antd-locale.js';
import { write } from '../hooks/preference.js';
import { useMedia } from '../hooks/use-media.js';
import { antdTheme } from './antd-theme.js';
import { cssVariables } from './css-variables.js';
import { paletteOf } from './palette.js';
import { useScheme } from './scheme-choice.js';
import { DEFAULT_THEME } from './site-theme.js';

/** Popups belong to the landmark they come from; inside a native dialog they would otherwise lie under it. */
const landmarkOf = (trigger?: HTMLElement) => trigger?.closest<HTMLElement>('dialog, main, nav') ?? document.body;

/** Paints the site's colours in the chosen scheme, for Ant Design and for our own style sheets. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const locale = useAntdLocale(i18n.language);
  const { data: site = DEFAULT_THEME } = useGetThemeQuery();
  const { scheme } = useScheme();
  const palettes = useMemo(() => ({ light: paletteOf('light', site), dark: paletteOf('dark', site) }), [site]);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const config = useMemo(() => antdTheme(scheme, palettes[scheme], !still), [scheme, palettes, still]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = scheme;
    for (const [name, value] of Object.entries(cssVariables(palettes[scheme]))) root.style.setProperty(name, value);
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', palettes[scheme].site.primary);
    // boot.js paints these before anything is loaded, next time.
    write('painted-theme', { light: cssVariables(palettes.light), dark: cssVariables(palettes.dark) });
  }, [scheme, palettes]);

  return (
    <ConfigProvider
      theme={config}
      locale={locale}
      direction={directionOf(i18n.language)}
      wave={{ disabled: true }}
      getPopupContainer={landmarkOf}
    >
      {children}
    </ConfigProvider>
  );
}
