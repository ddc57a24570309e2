/** An `EventSource` that tests send events through. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }
  send(name: string, lastEventId: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { lastEventId, data: JSON.stringify(data) }));
  }
  fail() {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** A `BroadcastChannel` that delivers messages at once. */
export class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeChannel.all.delete(this);
  }
}

/** Provides live updates, which a test sends through the returned function; `forget` removes them. */
export function fakeLive() {
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: FakeChannel });
  return {
    send: (name: string, data: unknown) =>
      FakeEventSource.opened
        .filter(({ readyState }) => readyState !== FakeEventSource.CLOSED)
        .forEach((source, at) => source.send(name, String(at + 1), data)),
    forget: () => {
      for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
      FakeChannel.all.clear();
    },
  };
}
