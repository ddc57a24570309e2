import { createContext, use, useMemo, type ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import { directionOf } from '@larder/locales/languages/locales';
import { useTranslation } from 'react-i18next';
import { useAntdLocale } from '../../i18n/use-antd-locale.js';
import { useMedia } from '../../hooks/use-media.js';
import { landmarkOf } from '../landmark.js';
import { antdTheme } from './antd-theme.js';
import { useScheme } from '../scheme/scheme-choice.js';
import { usePalettes } from '../palette/use-palettes.js';

/** Ant Design would write a space between two Chinese characters, also in the name that screen readers say. */
const WITHOUT_SPACES = { autoInsertSpace: false };

const IsThemed = createContext(false);

/**
 * The site's colors and the user's language for components that use Ant Design. Not around the whole app: the first
 * pages do not load Ant Design.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  return use(IsThemed) ? children : <Themed>{children}</Themed>;
}

function Themed({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const locale = useAntdLocale(i18n.language);
  const { scheme } = useScheme();
  const palette = usePalettes()[scheme];
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)');
  const config = useMemo(() => antdTheme(scheme, palette, !reducesMotion), [scheme, palette, reducesMotion]);
  return (
    <IsThemed value>
      <ConfigProvider
        theme={config}
        locale={locale}
        direction={directionOf(i18n.language)}
        wave={{ disabled: true }}
        button={WITHOUT_SPACES}
        getPopupContainer={landmarkOf}
      >
        {children}
      </ConfigProvider>
    </IsThemed>
  );
}
