import './load-pages.js';
import { act } from 'react';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/App.js';
import { routes } from '../app/routes.js';
import { makeStore } from '../app/store.js';
import { showLocale } from '../i18n/i18n.js';
import { signInAgain } from '../shared/session/sign-in-again.js';

// The first page of a test file also loads the code of half the product.
configure({ asyncUtilTimeout: 15_000 });

/** Opens the whole product at an address, as a browser would. `path()` tells where it has got to. */
export function openApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const user = userEvent.setup();
  render(<App store={makeStore()} router={router} />);
  return { user, path: () => router.state.location.pathname + router.state.location.search, router };
}

/** Leaves nothing of one test to the next. */
export async function tidyUp(): Promise<void> {
  cleanup();
  await act(() => showLocale('en-US'));
  localStorage.clear();
  sessionStorage.clear();
  signInAgain.arrive();
  document.cookie = 'larder.locale=; Max-Age=0; Path=/';
}
