import { useEffect, useState } from 'react';
import type { Locale } from 'antd/es/locale';
import english from 'antd/locale/en_US';
import { retryLoad } from '../outage/retry-load.js';
import { loadAntdLocale } from './antd-locales.js';

/**
 * Ant Design's texts in the language of the page; English while they load and where there are none. Never undefined:
 * Ant Design would remount its children when the texts arrive, and lose their input.
 */
export function useAntdLocale(code: string): Locale {
  const [loaded, setLoaded] = useState<{ code: string; locale: Locale | undefined }>();

  useEffect(() => {
    let isCurrent = true;
    retryLoad(() => loadAntdLocale(code)).then(
      (locale) => isCurrent && setLoaded({ code, locale }),
      () => undefined, // the English texts are used
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);

  return (loaded?.code === code ? loaded.locale : undefined) ?? english;
}
