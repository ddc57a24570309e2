// Runs before the code of the app: loads that code and the files of the opened page, and sends the first requests of
// every page. The app uses these responses instead of its own requests (`src/api/base-query/early-responses.ts`). A
// separate file because the content security policy forbids inline scripts.
(function () {
  var LIST = 'api/recipes?page=1&perPage=30&orderBy=created_at&orderDirection=desc';
  var FIRST_IMAGES = 6;
  var MAX_WAIT_FOR_IMAGES_MS = 250;
  // The pages whose shell has images; by name, since checking visibility would force a layout here.
  var IMAGE_BOXES = { login: '.start-entry', profile: '.start-cover' };
  var name = document.documentElement.dataset.page; // set by boot.js
  var isAnonymous = document.documentElement.dataset.visitor === 'anonymous';
  var base = new URL('.', document.baseURI).pathname;
  var path = location.pathname.slice(base.length).replace(/\/$/, '').split('/');
  var responses = (window.larderEarlyResponses = new Map());

  function preload(attributes) {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }

  // Written into index.html by the build (build/first-pages.ts).
  function filesOf(part) {
    var element = document.getElementById('first-pages');
    return (element && JSON.parse(element.textContent)[part]) || [];
  }

  function preloadFiles(files) {
    files.forEach(function (file) {
      if (/\.css$/.test(file)) preload({ rel: 'preload', as: 'style', crossOrigin: '', href: './' + file });
      else preload({ rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: './' + file });
    });
  }

  // Loads the app after the images of the shell, with a timeout: on a slow connection both would arrive late. Runs it
  // after they are painted, each file as a separate task, so that the page stays responsive. boot.js handles files that
  // cannot be loaded.
  function startWhenPainted() {
    var timeout = new Promise(function (resolve) {
      setTimeout(resolve, MAX_WAIT_FOR_IMAGES_MS);
    });
    var selector = '#root .splash img, #root ' + (IMAGE_BOXES[name] || '.start-page') + ' img';
    var images = Array.from(document.querySelectorAll(selector), function (image) {
      return image.decode().catch(function () {});
    });
    Promise.race([Promise.all(images), timeout]).then(function () {
      preloadFiles(filesOf('start').concat(filesOf(name)));
      if (document.hidden) runNext(filesOf('start'));
      else
        requestAnimationFrame(function () {
          setTimeout(runNext, 0, filesOf('start'));
        });
    });
  }

  function runNext(files) {
    if (files.length === 0) return;
    var script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = './' + files[0];
    script.onload = function () {
      setTimeout(runNext, 0, files.slice(1));
    };
    document.head.append(script);
  }

  // Resolves to the body of the response, or to null when the request failed.
  function request(url) {
    var response = fetch(base + url, { credentials: 'same-origin' });
    responses.set(base + url, response);
    return response.then(
      function (response) {
        return response.ok ? response.clone().json() : null;
      },
      function () {
        return null;
      },
    );
  }

  // Inserts the images into the shell of index.html, unless the gateway has done so
  // (gateway/src/site/outline-images.ts). The app renders the same images at the same positions, from the cache.
  function showImage(place, source) {
    if (!place || place.firstChild) return;
    var image = document.createElement('img');
    image.alt = '';
    image.fetchPriority = 'high';
    image.src = source;
    place.append(image);
  }

  function showImageOf(recipe, place, size) {
    if (!recipe || !recipe.image) return;
    var query = new URLSearchParams({ version: recipe.image });
    showImage(place, base + 'api/media/recipes/' + recipe.id + '/images/' + size + '.webp?' + query);
  }

  // Whether the page belongs to the group of the signed-in user: visitors have other lists.
  function isOwn(user) {
    return user && path[0] === 'g' && user.groupSlug === decodeURIComponent(path[1]);
  }

  // The URLs of the app's requests (`features/recipes`) for a member of the group; a test compares them. The list is
  // requested in parallel with the user, since other groups are rarely opened.
  function requestPageData(self) {
    var places = document.querySelectorAll('.start-page i'); // empty after the app was rendered
    var isNarrow = matchMedia('(max-width: 959.98px)').matches;
    if (name === 'home' && !location.search)
      Promise.all([self, request(LIST)]).then(function (bodies) {
        var recipes = (isOwn(bodies[0]) && bodies[1] && bodies[1].items) || [];
        recipes.slice(0, FIRST_IMAGES).forEach(function (recipe, index) {
          showImageOf(recipe, places[index + 1], isNarrow ? 'tiny-original' : 'min-original');
        });
      });
    if (name === 'recipe')
      self
        .then(function (user) {
          return isOwn(user) ? request('api/recipes/' + path[3]) : null;
        })
        .then(function (recipe) {
          showImageOf(recipe, places[0], isNarrow ? 'min-original' : 'original');
        });
    if (name === 'profile') request('api/households/statistics');
  }

  // A `/` key press before the app listens: `src/app/layouts/use-search-shortcut.ts` then opens the search.
  function recordSearchKey() {
    var early = (window.larderEarlySearch = { pressedAt: null, stop: stop });
    function handleKey(event) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      event.preventDefault();
      early.pressedAt = performance.now();
    }
    function stop() {
      document.removeEventListener('keydown', handleKey);
    }
    document.addEventListener('keydown', handleKey);
  }

  if (name !== 'login') recordSearchKey();
  startWhenPainted();
  request('api/app/about');
  request('api/app/about/theme');
  if (name === 'login') request('api/app/about/startup-info');
  if (!isAnonymous) requestPageData(request('api/users/self'));
})();
