import '@fontsource-variable/roboto/wght.css';
import '@fontsource-variable/vollkorn/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { basePath } from './shared/urls/base-path.js';
import { prefetchParts } from './app/start/prefetch-parts.js';
import { registerServiceWorker } from './app/start/register-service-worker.js';
import { App } from './app/App.js';
import { loadFonts } from './app/start/load-fonts.js';
import { markStarted } from './app/start/mark-started.js';
import { loadFirstData } from './app/load-first-data.js';
import { routes } from './app/routes.js';
import { makeStore, type Store } from './app/store.js';

const MAX_WAIT_MS = 3_000;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Whether a response, or an image on the screen, is pending. */
function isWaiting(store: Store): boolean {
  const queries = Object.values(store.getState().api.queries);
  const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return queries.some((query) => query?.status === QueryStatus.pending) || images.some(({ complete }) => !complete);
}

/**
 * Renders the app, then loads the deferred parts. Not at the top level: the page chunks import this file and wait for
 * its evaluation.
 */
async function start(root: HTMLElement): Promise<void> {
  // Each of these takes longer than a frame on a phone; yielding keeps the page responsive.
  await nextTask();
  const router = createBrowserRouter(routes, { basename: basePath() });
  await nextTask();
  const store = makeStore();
  // The shell of index.html is shown until the data is loaded, so that language and layout do not change afterwards,
  // and the app is rendered once. Data that comes late, because the server is unavailable, updates the page.
  await Promise.race([loadFirstData(store, router), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);

  markStarted();
  const app = (
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>
  );
  // As a transition it can be interrupted, which keeps the page responsive.
  startTransition(() => createRoot(root).render(app));
  await loadFonts(() => isWaiting(store));
  await prefetchParts();
  if (import.meta.env.PROD) await registerServiceWorker(); // last, since it loads all files of the app
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

void start(root);
