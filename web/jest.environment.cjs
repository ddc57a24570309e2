const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom has no fetch API: tests use Node's, with relative URLs resolved against the page.
class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost/') : input, init);
  }
}

const FROM_NODE = [
  'fetch',
  'Response',
  'Headers',
  'FormData',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

/** Ant Design's forms batch their updates with a MessageChannel. Node's own would keep the process alive. */
class PageMessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}

/** Browser APIs that jsdom lacks, without effect since no test checks the layout. */
function addBrowserParts(window) {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  });
  window.MessageChannel = PageMessageChannel;
  const { getComputedStyle } = window;
  // jsdom does not implement pseudo-elements and logs an error.
  window.getComputedStyle = (element) => getComputedStyle(element);
  window.scrollTo = () => {};
  window.HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  window.Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

module.exports = class WebEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.Request = PageRequest;
    addBrowserParts(this.global);
  }
};
