import type { ServerResponse } from 'node:http';
import type { Actor } from '@larder/contracts';

/** A browser that is more than this many bytes behind is disconnected; it reconnects and catches up. */
const MAX_BACKLOG = 1_000_000;
/** How long a browser waits before it reconnects, in milliseconds. */
const RETRY_MS = 1_000;

/** One open stream of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class LiveStream {
  constructor(
    readonly actor: Actor,
    readonly token: string,
    private readonly response: ServerResponse,
  ) {}

  open(headers: Record<string, string | string[] | number | undefined>): void {
    const fixed = {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // keeps nginx from buffering events
    };
    this.response.writeHead(200, { ...headers, ...fixed });
    this.response.write(`retry: ${RETRY_MS}\n\n`);
  }

  onClose(done: () => void): void {
    this.response.once('close', done);
  }

  /** Keeps proxies from closing a quiet connection. */
  beat(): void {
    this.write(': heartbeat\n\n');
  }

  /** Sends an event; `json` is its data on one line. */
  send(id: number, event: string, json: string): void {
    this.write(`id: ${id}\nevent: ${event}\ndata: ${json}\n\n`);
  }

  end(): void {
    this.response.end();
  }

  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    this.response.write(text);
    if (this.response.writableLength > MAX_BACKLOG) this.response.destroy();
  }
}
