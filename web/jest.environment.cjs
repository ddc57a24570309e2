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

/** What Testing Library asks of an element's style: whether it is displayed, and can be clicked. */
const STYLE_PROPERTIES = ['display', 'visibility', 'pointer-events'];

/**
 * Deletes the rules without these properties from new style sheets: jsdom compares each element with every rule of Ant
 * Design, which took a sixth of the processor time of these tests.
 */
function deleteOtherRules(document, sheetsDone) {
  for (const sheet of document.styleSheets) {
    if (sheetsDone.has(sheet)) continue;
    sheetsDone.add(sheet);
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
      const { style } = sheet.cssRules[at];
      if (style && !STYLE_PROPERTIES.some((property) => style.getPropertyValue(property))) sheet.deleteRule(at);
    }
  }
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
  const sheetsDone = new WeakSet();
  // jsdom does not implement pseudo-elements and logs an error.
  window.getComputedStyle = (element) => {
    deleteOtherRules(window.document, sheetsDone);
    return getComputedStyle(element);
  };
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
