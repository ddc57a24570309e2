import './load-pages.js';
import { act } from 'react';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { createMemoryRouter } from 'react-router';
import { outage } from '../shared/outage/outage.js';
import { App } from '../app/App.js';
import { routes } from '../app/routes.js';
import { makeStore } from '../app/store.js';
import { showLocale } from '../shared/i18n/i18n.js';
import { signInAgain } from '../api/sign-in-again.js';

// The first page of a test file also loads the code of half the product.
configure({ asyncUtilTimeout: 45_000, getElementError: errorDrawnWhenRead(getConfig()) });
// No test sees a style: making the style sheets of all controls, and jsdom reading them, is for nothing.
const PLAIN = { zeroRuntime: true };

/** Opens the whole product at an address, as a browser would. `path()` is the current address. */
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

/** Leaves nothing of one test to the next. */
export async function tidyUp(): Promise<void> {
  cleanup();
  await act(() => showLocale('en-US'));
  localStorage.clear();
  sessionStorage.clear();
  signInAgain.arrive();
  outage.reset();
  document.cookie = 'larder.locale=; Max-Age=0; Path=/';
}

type Settings = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean };

/** A wait throws away an error at every look: only the one that a user reads has the page drawn into it. */
function errorDrawnWhenRead({ getElementError }: Settings): Settings['getElementError'] {
  return (message, container) => {
    const isWaiting = (getConfig() as Settings)._disableExpensiveErrorDiagnostics; // not in the library's types
    if (!isWaiting) return getElementError(message, container);
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const drawn = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get: drawn });
  };
}
