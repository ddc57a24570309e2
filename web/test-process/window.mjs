// The window of the tests: one per process, since loading React, Ant Design and the app takes much longer than a test.
import { JSDOM, VirtualConsole } from 'jsdom';
import { addBrowserParts } from './browser-parts.mjs';

/** What the app uses of Node.js: jsdom lacks it, or has timers that outlive the tests' fake ones. */
const OF_NODE = new Set([
  ...['fetch', 'Response', 'Headers', 'FormData', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'],
  ...['TextEncoder', 'TextDecoder', 'ReadableStream', 'TransformStream', 'WritableStream', 'structuredClone'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance', 'crypto'],
  ...['console', 'globalThis'],
]);
const ITSELF = ['window', 'self', 'parent', 'top', 'frames'];

const NodeRequest = globalThis.Request;

/** Node's fetch API has no page: URLs are relative to it. */
class PageRequest extends NodeRequest {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost/') : input, init);
  }
}

let replaced;

/** Makes the process a browser window: `window`, `document` and so on are globals. */
export function addWindow() {
  if (replaced) return;
  replaced = new Map();
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole: consoleOfPage(),
  });
  addBrowserParts(window);
  for (const name of namesOf(window)) {
    if (!ITSELF.includes(name) && !OF_NODE.has(name) && !Object.is(window[name], globalThis[name]))
      replace(name, propertyOf(window, name));
  }
  for (const name of ITSELF) replace(name, valueOf(globalThis));
  replace('Request', valueOf(PageRequest));
}

/** Removes the globals of the window. Tests of other code may follow in the same process. */
export function removeWindow() {
  for (const [name, before] of replaced ?? []) {
    if (before) Object.defineProperty(globalThis, name, before);
    else delete globalThis[name];
  }
  replaced = undefined;
}

function consoleOfPage() {
  const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
  return virtualConsole.on('jsdomError', (error) => console.error(error));
}

function namesOf(window) {
  const names = new Set();
  for (let part = window; part !== Object.prototype; part = Object.getPrototypeOf(part)) {
    for (const name of Object.getOwnPropertyNames(part)) if (name !== 'constructor') names.add(name);
  }
  return names;
}

function replace(name, property) {
  replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, property);
}

/** Classes and functions are copied, so that tests can replace them; everything else is read from the window. */
function propertyOf(window, name) {
  const value = window[name];
  if (typeof value === 'function') return valueOf(/^[A-Z]/.test(name) ? value : value.bind(window));
  return { configurable: true, get: () => window[name], set: (next) => (window[name] = next) };
}

function valueOf(value) {
  return { configurable: true, writable: true, value };
}
