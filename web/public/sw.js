// Opening Larder while its server is away shows a page that waits for it, instead of the browser's error page.
// Everything else is left to the browser: no answer of the server is kept, so nothing old is ever shown.
const CACHE = 'larder-waiting-1';
const PAGE = './waiting.html';
const FILES = [PAGE, './boot.js', './icons/logo.svg'];
/** What a proxy answers while the server behind it is away. */
const AWAY = [502, 503];

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

self.addEventListener('fetch', (event) => {
  const path = new URL(event.request.url).pathname.slice(scope().length);
  if (event.request.mode === 'navigate') {
    if (!/^(api|docs|redoc)(\/|$)/.test(path)) event.respondWith(openPage(event));
  } else if (FILES.includes(`./${path}`)) event.respondWith(openFile(event.request));
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('larder-waiting-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable(); // the worker's start must not delay the page
}

async function openPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    return AWAY.includes(response.status) ? await waitingPage() : response;
  } catch {
    return waitingPage();
  }
}

async function openFile(request) {
  const response = await fetch(request).catch(() => undefined);
  return response && !AWAY.includes(response.status) ? response : stored(request);
}

/** The page stands at any address of ours, so its files are looked up from where the app lives. */
async function waitingPage() {
  const html = await (await stored(PAGE)).text();
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(html.replace('<base href="/" />', `<base href="${scope()}" />`), { status: 503, headers });
}

async function stored(request) {
  return (await caches.match(request)) ?? Response.error();
}

function scope() {
  return new URL(self.registration.scope).pathname;
}
