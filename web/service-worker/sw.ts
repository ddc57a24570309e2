import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isStoredImage, isStoredResponse } from '../src/shared/offline/stored-paths.ts';
import { fonts, hasStoredSession, images, ownAccount, plans, responses } from './stored-responses.ts';

// Without a connection Larder opens and shows stored responses. With one, the network comes first, so that nothing
// outdated is shown. During a restart of the server a waiting page is shown instead of the browser's error page.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** The statuses of a proxy while the server behind it is unavailable. */
const UNAVAILABLE = [502, 503, 504];
/** Pages of the server other than the app. */
const OTHER_PATHS = [/^\/(?:.*\/)?(?:api|docs|redoc)(?:\/|$)/];
const scope = new URL(self.registration.scope).pathname;
const pathOf = (url: URL) => url.pathname.slice(scope.length);

self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
enableNavigationPreload(); // the start of the worker must not delay the page
cleanupOutdatedCaches();
// The server inserts user-specific data into the page: the stored page is only used without a connection.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

registerRoute(
  new NavigationRoute(({ event, request }) => openPage(event as FetchEvent, request), { denylist: OTHER_PATHS }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && pathOf(url) === 'api/users/self', ownAccount);
registerRoute(({ url, sameOrigin }) => sameOrigin && pathOf(url) === 'api/households/mealplans', plans);
registerRoute(({ url, sameOrigin }) => sameOrigin && isStoredResponse(pathOf(url)), responses);
registerRoute(({ url, sameOrigin }) => sameOrigin && isStoredImage(pathOf(url)), images);
registerRoute(({ url, sameOrigin }) => sameOrigin && /^assets\/.+\.woff2$/.test(pathOf(url)), fonts);

async function openPage(event: FetchEvent, request: Request): Promise<Response> {
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(request));
    return UNAVAILABLE.includes(response.status) ? await storedPage('waiting.html', 503) : response;
  } catch {
    const canRead = await hasStoredSession(`${scope}api/users/self`);
    return canRead ? storedPage('index.html', 200) : storedPage('waiting.html', 503);
  }
}

/** The page is served at any path, so its files are resolved against the base path of the app. */
async function storedPage(name: string, status: number): Promise<Response> {
  const stored = await matchPrecache(name);
  if (!stored) return Response.error();
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const html = await stored.text();
  return new Response(html.replace('<base href="/" />', `<base href="${scope}" />`), { status, headers });
}
