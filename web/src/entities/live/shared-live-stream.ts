import { EventStream } from './event-stream.js';
import type { LiveMessage } from './live-message.js';

const NAME = 'larder-live';
/** A tab that was hidden for longer may have been frozen, and reloads its data. */
const FROZEN_AFTER_MS = 30_000;

/**
 * The live updates of this browser: one stream for all tabs, held by a visible tab, which forwards the events to the
 * others. Without the Web Locks API (plain HTTP), each visible tab has its own stream.
 */
export class SharedLiveStream {
  private readonly channel = new BroadcastChannel(NAME);
  private readonly stream: EventStream;
  private lastId: string | undefined;
  private hiddenAt: number | undefined;
  private release: (() => void) | undefined;

  constructor(
    addressAfter: (lastId: string | undefined) => string,
    private readonly onMessage: (message: LiveMessage) => void,
  ) {
    this.stream = new EventStream(addressAfter, (message) => {
      this.channel.postMessage(message);
      this.receive(message);
    });
    this.channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => this.receive(data));
    document.addEventListener('visibilitychange', this.onVisibility);
    this.onVisibility();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.release?.();
    this.channel.close();
  }

  private readonly onVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      this.hiddenAt = Date.now();
      this.release?.();
      return;
    }
    if (this.hiddenAt !== undefined && Date.now() - this.hiddenAt > FROZEN_AFTER_MS)
      this.receive({ id: this.lastId ?? '', name: 'reset', data: {} });
    this.hiddenAt = undefined;
    if (!this.release) this.acquire();
  };

  private acquire(): void {
    const abort = new AbortController();
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    this.release = () => {
      this.release = undefined;
      abort.abort();
      this.stream.close();
      end();
    };
    const hold = () => {
      // The lock was acquired at the moment in which the request was aborted.
      if (abort.signal.aborted) return Promise.resolve();
      this.stream.open(this.lastId);
      return held;
    };
    const locks = (navigator as { locks?: LockManager }).locks;
    if (locks) locks.request(NAME, { signal: abort.signal }, hold).catch(() => undefined);
    else void hold();
  }

  private receive(message: LiveMessage): void {
    if (message.id) this.lastId = message.id;
    this.onMessage(message);
  }
}
