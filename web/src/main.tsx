import '@fontsource-variable/roboto/wght.css';
import '@fontsource-variable/vollkorn/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { basePath } from './api/base-path.js';
import { App } from './app/App.js';
import { routes } from './app/routes.js';
import { makeStore } from './app/store.js';
import { showLocale, wantedLocale } from './i18n/i18n.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

// Words first: a page that changes its language or its side while one looks at it is worse than a moment of paper.
// A language that cannot be fetched leaves English.
await showLocale(wantedLocale()).catch(() => undefined);

const router = createBrowserRouter(routes, { basename: basePath() });
createRoot(root).render(
  <StrictMode>
    <App store={makeStore()} router={router} />
  </StrictMode>,
);
