import {
  headers as newHeaders,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node';
import { z } from 'zod';
import { decode } from '../nats/codec.js';
import { KitErrors } from '../nats/kit-errors.js';
import { chunksBeforeLast, type Chunk } from './chunk-items.js';
import { canBeSplit, joinChunk, STREAM_HEADER, TIMEOUT_MS } from './protocol.js';

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
  /** Absent until a first chunk that is not the last one: most streams have one. */
  private subscription: Subscription | undefined;
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
  }

  async send(items: AsyncIterable<unknown>): Promise<number> {
    const chunks = chunksBeforeLast(items);
    try {
      for (;;) {
        const { value: chunk, done: isLast = false } = await chunks.next();
        await this.creditGranted();
        if (this.canceled) return this.chunksSent;
        this.publish(chunk, isLast);
        if (isLast) return this.chunksSent;
      }
    } finally {
      await chunks.return([]);
    }
  }

  close(): void {
    this.subscription?.unsubscribe();
  }

  private publish(chunk: Chunk, isLast: boolean): void {
    const data = encoder.encode(joinChunk(chunk));
    const maxBytes = this.nats.info?.max_payload ?? Infinity;
    if (data.length > maxBytes - 1_024) throw KitErrors.replyTooLarge({ subject: this.request.subject });
    const headers = newHeaders();
    headers.set(STREAM_HEADER.number, String(this.chunksSent));
    if (canBeSplit(chunk)) headers.set(STREAM_HEADER.lines, 'true');
    if (isLast) headers.set(STREAM_HEADER.end, 'true');
    else if (this.chunksSent === 0) this.offerControl(headers);
    this.request.respond(data, { headers });
    this.chunksSent += 1;
    this.credit -= 1;
  }

  private offerControl(headers: MsgHdrs): void {
    const callback = (_error: Error | null, message: Msg) => this.handleControl(message);
    this.subscription = this.nats.subscribe(this.control, { callback });
    headers.set(STREAM_HEADER.control, this.control);
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
