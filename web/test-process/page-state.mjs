/** Remembers the state of the page; the returned function restores it. */
export function rememberPage() {
  const restores = [globalThis, navigator, document].map(rememberProperties);
  const kept = new Set(document.head.children);
  return () => {
    restores.forEach((restore) => restore());
    restoreHead(kept);
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) removeAttributes(element);
    clearStorage();
    history.replaceState(null, '', 'http://localhost/');
  };
}

function rememberProperties(target) {
  const before = Object.getOwnPropertyDescriptors(target);
  return () => {
    for (const name of Reflect.ownKeys(target)) {
      const { configurable } = Object.getOwnPropertyDescriptor(target, name);
      if (!configurable) continue;
      if (before[name]) Object.defineProperty(target, name, before[name]);
      else delete target[name];
    }
    for (const name of Reflect.ownKeys(before)) {
      if (!Object.hasOwn(target, name)) Object.defineProperty(target, name, before[name]);
    }
  };
}

/** The style sheets of modules stay, since a module is loaded once. Those of Ant Design have attributes. */
function restoreHead(kept) {
  for (const element of [...document.head.children]) {
    const isOfModule = element.matches('style') && element.attributes.length === 0;
    if (!isOfModule && !kept.has(element)) element.remove();
  }
}

function removeAttributes(element) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

function clearStorage() {
  const keys = Object.keys(localStorage);
  localStorage.clear();
  // Preferences are kept in modules as well, and follow changes of other tabs.
  for (const key of keys) dispatchEvent(new StorageEvent('storage', { key }));
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/`;
  }
}
