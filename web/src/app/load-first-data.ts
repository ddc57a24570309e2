import type { DataRouter } from 'react-router';
import { showLocale, preferredLocale } from '../shared/i18n/i18n.js';
import { appInfoApi } from '../entities/app-info/app-info.api.js';
import { getSelf } from '../entities/session/session.api.js';
import type { Store } from './store.js';

const LOGIN = /\/login\/?$/;

/**
 * Resolves when everything that the first render of any page needs is loaded: messages, code, session and site
 * settings. Most of it was requested before this code was loaded (`public/early.js`). Never rejects.
 */
export async function loadFirstData(store: Store, router: DataRouter): Promise<void> {
  const { getAppInfo, getTheme, getStartupInfo } = appInfoApi.endpoints;
  // When a language cannot be loaded, English is used.
  const messages = showLocale(preferredLocale()).catch(() => undefined);
  const requests: Promise<unknown>[] = [
    store.dispatch(getSelf.initiate()),
    store.dispatch(getAppInfo.initiate()),
    store.dispatch(getTheme.initiate()),
  ];
  if (LOGIN.test(router.state.location.pathname)) requests.push(store.dispatch(getStartupInfo.initiate()));
  await Promise.all([messages, pageCode(router), ...requests]);
}

async function pageCode(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
