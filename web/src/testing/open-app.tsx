import './load-pages.js';
import { act } from 'react';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { createMemoryRouter } from 'react-router';
import { deviceUser } from '../shared/offline/device-user.js';
import { outage } from '../shared/outage/outage.js';
import { App } from '../app/App.js';
import { routes } from '../app/routes.js';
import { makeStore } from '../app/store.js';
import { showLocale } from '../shared/i18n/i18n.js';
import { signInAgain } from '../api/base-query/sign-in-again.js';

// The first page of a test file also loads much of the app's code.
configure({ asyncUtilTimeout: 45_000, getElementError: errorDrawnWhenRead(getConfig()) });
// Tests need no styles: creating and parsing the style sheets of all controls would only take time.
const PLAIN = { zeroRuntime: true };

/** Opens the app at an address, as a browser would. `path()` returns the current address. */
export function openApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  render(
    <ConfigProvider theme={PLAIN}>
      <App store={makeStore()} router={router} />
    </ConfigProvider>,
  );
  return { user, path: () => router.state.location.pathname + router.state.location.search, router };
}

/** Unmounts the app and resets what outlives it: user, storage, language, cookies, outage and pending sign-ins. For `afterEach`. */
export async function resetApp(): Promise<void> {
  cleanup();
  deviceUser.set(undefined);
  await act(() => showLocale('en-US'));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null })); // preferences follow a cleared storage
  sessionStorage.clear();
  signInAgain.enable();
  outage.reset();
  document.cookie = 'larder.locale=; Max-Age=0; Path=/';
}

type Settings = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean };

/** `waitFor` creates an error per attempt: the page is printed into the last one only, which is reported. */
function errorDrawnWhenRead({ getElementError }: Settings): Settings['getElementError'] {
  return (message, container) => {
    const isWaiting = (getConfig() as Settings)._disableExpensiveErrorDiagnostics; // missing in the library's types
    if (!isWaiting) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const drawn = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get: drawn });
  };
}
