import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { ThemeProvider } from '../shared/theme/ThemeProvider.js';
import { ToastHost } from '../shared/toasts/ToastHost.js';
import { OutageBanner } from './outages/OutageBanner.js';
import { Recovery } from './outages/Recovery.js';
import { SiteTheme } from './SiteTheme.js';
import type { Store } from './store.js';

/** The whole product in one element; tests bring a store and a router of their own. */
export function App({ store, router }: { store: Store; router: RouterProviderProps['router'] }) {
  return (
    <Provider store={store}>
      <SiteTheme>
        <ThemeProvider>
          <OutageBanner />
          <Recovery />
          <RouterProvider router={router} />
          <ToastHost />
        </ThemeProvider>
      </SiteTheme>
    </Provider>
  );
}
