const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom has no fetch family: the tests get Node's own, with relative addresses resolved against the page.
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

/** Ant Design's forms batch their news through one. Node's own would keep the process alive. */
class PageMessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}

/** What has a value in browsers without anybody's doing; fields that grow add up their edges. */
const EDGES = ['padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width'];
const INITIAL_STYLE = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  ...Object.fromEntries(EDGES.map((edge) => [edge, '0px'])),
};

/**
 * The style of an element by its own attributes alone. jsdom would hold every rule of Ant Design against every element
 * each time a test asks what is visible, which takes seconds; our own style sheets are not loaded here anyway.
 */
function ownStyle(element) {
  const valueOf = (name) => {
    if (name === 'display' && element.hidden) return 'none';
    return element.style?.getPropertyValue(name) || INITIAL_STYLE[name] || '';
  };
  return new Proxy(
    { getPropertyValue: valueOf },
    {
      get(target, key) {
        if (key in target) return target[key];
        return typeof key === 'string'
          ? valueOf(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
          : undefined;
      },
    },
  );
}

/** What browsers have and jsdom lacks; quiet versions, since no test looks at pixels. */
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
  window.getComputedStyle = ownStyle;
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
