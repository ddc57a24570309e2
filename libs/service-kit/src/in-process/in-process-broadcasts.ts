type Listener = (data: Uint8Array) => void;

/** Broadcasts between the parts of one process: delivered before `send` returns. */
export class InProcessBroadcasts {
  private readonly listeners = new Map<string, Set<Listener>>();

  /** Calls every listener of the subject synchronously. */
  send(subject: string, data: Uint8Array): void {
    this.listeners.get(subject)?.forEach((listener) => listener(data));
  }

  /** Calls the listener for each broadcast of the subject; the returned function unsubscribes. */
  on(subject: string, listener: Listener): () => void {
    const listeners = this.listeners.get(subject) ?? new Set();
    this.listeners.set(subject, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}
