import '@fontsource-variable/roboto/wght.css';
import '@fontsource-variable/vollkorn/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { basePath } from './api/base-path.js';
import { registerWaitingPage } from './app/register-waiting-page.js';
import { App } from './app/App.js';
import { routes } from './app/routes.js';
import { makeStore } from './app/store.js';
import { showLocale, wantedLocale } from './i18n/i18n.js';

const LONGEST_WAIT_FOR_WORDS_MS = 3_000;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

// Words first: a page that changes its language or its side while one looks at it is worse than a moment of paper.
// A language that cannot be fetched leaves English; one that comes late, because the server is away, changes the page.
const words = showLocale(wantedLocale()).catch(() => undefined);
await Promise.race([words, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_FOR_WORDS_MS))]);

const router = createBrowserRouter(routes, { basename: basePath() });
document.documentElement.dataset.started = ''; // boot.js need not watch over the start any more
sessionStorage.removeItem('failed-starts');
createRoot(root).render(
  <StrictMode>
    <App store={makeStore()} router={router} />
  </StrictMode>,
);

if (import.meta.env.PROD) registerWaitingPage();
