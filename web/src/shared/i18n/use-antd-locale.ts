import { useEffect, useState } from 'react';
import type { Locale } from 'antd/es/locale';
import english from 'antd/locale/en_US';
import { retryLoad } from '../outage/retry-load.js';
import { loadAntdLocale } from './antd-locales.js';

/**
 * Ant Design's words in the language of the page; its English ones while they load and where there are none. Never nothing:
 * Ant Design would remount everything below it when its texts arrive, and what was typed would be lost.
 */
export function useAntdLocale(code: string): Locale {
  const [loaded, setLoaded] = useState<{ code: string; locale: Locale | undefined }>();

  useEffect(() => {
    let isCurrent = true;
    retryLoad(() => loadAntdLocale(code)).then(
      (locale) => isCurrent && setLoaded({ code, locale }),
      () => undefined, // its English words are there
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);

  return (loaded?.code === code ? loaded.locale : undefined) ?? english;
}
