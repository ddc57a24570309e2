/** Ant Design's forms batch their updates with a MessageChannel. Node's own would keep the process alive. */
class PageMessageChannel {
  port1 = { onmessage: null };
  port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds browser APIs that jsdom lacks, without effect since no test checks the layout. */
export function addBrowserParts(window) {
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
  window.ResizeObserver = class extends Observer {};
  window.IntersectionObserver = class extends Observer {};
}
