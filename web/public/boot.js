// Runs before the first paint: brings back the look and the direction of the last visit, so that nothing flashes.
// A file of its own because the content security policy forbids inline scripts.
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

  var page = stored('painted-locale');
  if (page && page.lang) root.lang = page.lang;
  if (page && page.dir) root.dir = page.dir;
})();
