import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { ThemeProvider } from '../shared/theme/ThemeProvider.js';
import { ToastHost } from '../shared/toasts/ToastHost.js';
import { OutageBanner } from './outages/OutageBanner.js';
import { Recovery } from './outages/Recovery.js';
import { SiteEmbeds } from './SiteEmbeds.js';
import { SiteTheme } from './SiteTheme.js';
import type { Store } from './store.js';

/** The root component; tests pass their own store and router. */
export function App({ store, router }: { store: Store; router: RouterProviderProps['router'] }) {
  return (
    <Provider store={store}>
      <SiteTheme>
        <ThemeProvider>
          <OutageBanner />
          <Recovery />
          <SiteEmbeds>
            <RouterProvider router={router} />
          </SiteEmbeds>
          <ToastHost />
        </ThemeProvider>
      </SiteTheme>
    </Provider>
  );
}
