import { headers as newHeaders, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { decode } from '../nats/codec.js';
import { KitErrors } from '../nats/kit-errors.js';
import { chunkItems, type Chunk } from './chunk-items.js';
import { TIMEOUT_MS, STREAM_HEADER } from './protocol.js';

const ControlMessage = z.union([
  z.object({ credit: z.number().int().min(0).max(1_000) }),
  z.object({ cancel: z.literal(true) }),
]);
const encoder = new TextEncoder();

interface SendOptions {
  /** The subject on which the caller grants credit or cancels. */
  control: string;
  signal: AbortSignal;
}

/** Sends items to the caller of `request`, within the granted credit. Returns the number of chunks sent. */
export async function sendStream(
  nats: NatsConnection,
  request: Msg,
  items: AsyncIterable<unknown>,
  options: SendOptions,
): Promise<number> {
  const sender = new StreamSender(nats, request, options);
  try {
    return await sender.send(items);
  } finally {
    sender.close();
  }
}

class StreamSender {
  private readonly control: string;
  private readonly signal: AbortSignal;
  private readonly subscription;
  private credit: number;
  private chunksSent = 0;
  private canceled = false;
  private lastControlAt = performance.now();
  private wake: () => void = () => undefined;

  constructor(
    private readonly nats: NatsConnection,
    private readonly request: Msg,
    { control, signal }: SendOptions,
  ) {
    this.control = control;
    this.signal = signal;
    this.credit = Math.min(Number.parseInt(request.headers?.get(STREAM_HEADER.credit) ?? '', 10) || 1, 1_000);
    this.subscription = nats.subscribe(this.control, { callback: (_error, message) => this.handleControl(message) });
  }

  async send(items: AsyncIterable<unknown>): Promise<number> {
    for await (const chunk of chunkItems(items)) {
      await this.creditGranted();
      if (this.canceled) return this.chunksSent;
      this.publish(chunk, false);
    }
    this.publish([], true);
    return this.chunksSent;
  }

  close(): void {
    this.subscription.unsubscribe();
  }

  private publish(chunk: Chunk, end: boolean): void {
    const data = encoder.encode(`[${chunk.join(',')}]`);
    const maxBytes = this.nats.info?.max_payload ?? Infinity;
    if (data.length > maxBytes - 1_024) throw KitErrors.replyTooLarge({ subject: this.request.subject });
    const headers = newHeaders();
    headers.set(STREAM_HEADER.number, String(this.chunksSent));
    if (this.chunksSent === 0) headers.set(STREAM_HEADER.control, this.control);
    if (end) headers.set(STREAM_HEADER.end, 'true');
    this.request.respond(data, { headers });
    this.chunksSent += 1;
    this.credit -= 1;
  }

  // A slow caller still sends keep-alives; a crashed one sends nothing.
  private async creditGranted(): Promise<void> {
    while (this.credit <= 0 && !this.canceled) {
      this.signal.throwIfAborted();
      const timeoutMs = TIMEOUT_MS - (performance.now() - this.lastControlAt);
      if (timeoutMs <= 0) this.canceled = true;
      else await this.controlReceived(timeoutMs);
    }
  }

  private async controlReceived(withinMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      this.signal.addEventListener('abort', this.wake, { once: true });
    });
    this.signal.removeEventListener('abort', this.wake);
  }

  private handleControl(message: Msg): void {
    const parsed = ControlMessage.safeParse(safeDecode(message.data));
    if (!parsed.success) return;
    this.lastControlAt = performance.now();
    if ('cancel' in parsed.data) this.canceled = true;
    else this.credit += parsed.data.credit;
    this.wake();
  }
}

function safeDecode(data: Uint8Array): unknown {
  try {
    return decode(data);
  } catch {
    return undefined;
  }
}
