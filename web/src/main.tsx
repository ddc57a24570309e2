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
import { loadFirstData } from './app/load-first-data.js';
import { routes } from './app/routes.js';
import { makeStore, type Store } from './app/store.js';

const LONGEST_WAIT_MS = 3_000;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Whether an answer, or an image on the screen, is on its way. */
function isWaiting(store: Store): boolean {
  const queries = Object.values(store.getState().api.queries);
  const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return queries.some((query) => query?.status === QueryStatus.pending) || images.some(({ complete }) => !complete);
}

/**
 * Draws the app into the page, then fetches what may come later. Not at the top level: pages are in files that wait until
 * this one has been run.
 */
async function start(root: HTMLElement): Promise<void> {
  // Each of these takes a phone longer than a frame: the page answers in between.
  await nextTask();
  const router = createBrowserRouter(routes, { basename: basePath() });
  await nextTask();
  const store = makeStore();
  // Until these are there the shell of index.html is shown: a page that changes its language or its side while one looks at
  // it is worse, and one that is drawn once is there sooner. What comes late, because the server is away, changes the page.
  await Promise.race([loadFirstData(store, router), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);

  document.documentElement.dataset.started = ''; // boot.js need not watch over the start any more
  sessionStorage.removeItem('failed-starts');
  const app = (
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>
  );
  // As a transition it is made in pieces: the page answers a finger in between.
  startTransition(() => createRoot(root).render(app));
  await loadFonts(() => isWaiting(store));
  await prefetchParts();
  if (import.meta.env.PROD) await registerServiceWorker(); // last, since it fetches all files of the app
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

void start(root);
