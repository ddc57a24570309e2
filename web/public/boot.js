// Runs before the first paint: restores theme and text direction of the last visit, so that nothing flashes. A separate
// file because the content security policy forbids inline scripts.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key) || 'null');
    } catch {
      return null;
    }
  }
  var mode = stored('theme-mode');
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';

  var painted = stored('painted-theme');
  var variables = painted && painted[root.dataset.theme];
  for (var name in variables || {}) root.style.setProperty(name, variables[name]);

  if (stored('fonts-loaded')) root.dataset.fonts = 'all';

  var page = stored('painted-locale');
  if (page && page.lang) root.lang = page.lang;
  if (page && page.dir) root.dir = page.dir;

  // On a first visit: the chosen language, else the browser's, as in `src/shared/i18n/i18n.ts`.
  var locale = (/(?:^|; )larder\.locale=([^;]*)/.exec(document.cookie) || [])[1] || navigator.languages[0] || '';
  if (!page && /^(?:ar|he)\b/i.test(locale)) {
    root.lang = locale;
    root.dir = 'rtl';
  }

  // Which of the first pages is opened: for the shell in index.html and for early.js.
  var path = location.pathname.slice(new URL('.', document.baseURI).pathname.length).replace(/\/$/, '').split('/');
  if (path[0] === 'g' && path.length === 2) root.dataset.page = 'home';
  else if (path[0] === 'g' && path[2] === 'r' && path.length === 4) root.dataset.page = 'recipe';
  else if (path.join('/') === 'login') root.dataset.page = 'login';
  else if (path.join('/') === 'user/profile') root.dataset.page = 'profile';

  // The largest image of the shell on these pages; other pages do not load it.
  if (/^(?:login|profile)$/.test(root.dataset.page)) {
    var image = { rel: 'preload', as: 'image', href: './icons/shelf.svg', fetchPriority: 'high' };
    document.head.append(Object.assign(document.createElement('link'), image));
  }

  // When the server becomes unavailable while the page starts, or is unavailable on opening (`waiting.html`), this
  // script waits for it and reloads. After the start, the app handles outages itself.
  var TEXTS = {
    en: 'Larder can’t be reached right now. Retrying…',
    de: 'Larder ist gerade nicht erreichbar. Neuer Versuch läuft …',
    ar: 'تعذّر الوصول إلى Larder الآن. تُعاد المحاولة…',
  };
  var MAX_DELAY_MS = 5000;
  var isWaiting = false;

  function waitForServer() {
    if (isWaiting) return;
    isWaiting = true;
    var text = document.createElement('p');
    text.setAttribute('role', 'status');
    text.textContent = TEXTS[root.lang.slice(0, 2)] || TEXTS.en;
    var splash = document.querySelector('.splash');
    if (splash) splash.append(text);
    tryAgain(Math.min(MAX_DELAY_MS, 500 * Math.pow(2, countFailedStart())));
  }

  // Returns the number of failed starts before this one, in a row: the delay grows with it, so that a server with a
  // permanent error is not requested twice a second.
  function countFailedStart() {
    try {
      var count = Number(sessionStorage.getItem('failed-starts')) || 0;
      sessionStorage.setItem('failed-starts', String(count + 1));
      return count;
    } catch {
      return 0;
    }
  }

  function tryAgain(delayMs) {
    setTimeout(
      function () {
        fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } }).then(
          function (response) {
            if (response.ok) location.reload();
            else tryAgain(Math.min(MAX_DELAY_MS, delayMs * 2));
          },
          function () {
            tryAgain(Math.min(MAX_DELAY_MS, delayMs * 2));
          },
        );
      },
      delayMs * (0.5 + Math.random() / 2),
    );
  }

  function isNeeded(element) {
    return element.tagName === 'SCRIPT' || (element.tagName === 'LINK' && element.rel === 'stylesheet');
  }

  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof Element && isNeeded(event.target) && !('started' in root.dataset)) waitForServer();
    },
    true, // these errors do not bubble
  );
  if ('waiting' in root.dataset) waitForServer();
})();
