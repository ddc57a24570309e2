import { LIVE_EVENTS, type LiveMessage } from './live-message.js';

const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 60_000;

/**
 * A stream of server-sent events that reconnects after the last event it received. An `EventSource` stops when a server
 * responds with an error; this stream retries with increasing delays.
 */
export class EventStream {
  private source: EventSource | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private retryMs = MIN_RETRY_MS;

  constructor(
    private readonly addressAfter: (lastId: string | undefined) => string,
    private readonly onMessage: (message: LiveMessage) => void,
  ) {}

  open(lastId: string | undefined): void {
    let latest = lastId;
    const source = new EventSource(this.addressAfter(lastId));
    this.source = source;
    for (const name of LIVE_EVENTS)
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        latest = lastEventId || latest;
        this.onMessage({ id: lastEventId, name, data: JSON.parse(data) as unknown });
      });
    source.addEventListener('open', () => (this.retryMs = MIN_RETRY_MS));
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED || this.source !== source) return;
      this.retry = setTimeout(() => this.open(latest), this.retryMs);
      this.retryMs = Math.min(this.retryMs * 2, MAX_RETRY_MS);
    });
  }

  close(): void {
    clearTimeout(this.retry);
    this.source?.close();
    this.source = undefined;
  }
}
