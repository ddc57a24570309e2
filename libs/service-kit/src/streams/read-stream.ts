import { AppError, CommonErrors } from '@larder/contracts';
import { nuid, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { RequestContext } from '../context/request-context.js';
import { abortable, pause } from '../async/abortable.js';
import { decode, decodeError, encode } from '../nats/codec.js';
import { HEADER, writeContext } from '../nats/headers.js';
import { KitErrors } from '../nats/kit-errors.js';
import { connectionMonitorOf, ConnectionLostError, type ConnectionMonitor } from '../nats/connection-monitor.js';
import { attemptMs, RECONNECT_MS, retryPauseMs } from '../nats/request-attempts.js';
import { replySubject } from '../nats/subjects.js';
import type { Chunk } from './chunk-items.js';
import { ALIVE_MS, CREDIT, splitChunk, STREAM_HEADER, type Control } from './protocol.js';

interface StreamRequest {
  nats: NatsConnection;
  route: StreamRoute;
  subject: string;
  /** The request as JSON. */
  data: string;
  context: RequestContext;
  /** Maximum wait for the next chunk, in milliseconds. */
  idleTimeoutMs: number;
  /** Whether it may be requested again before the first chunk: nothing arrives, or service or connection fail. */
  idempotent: boolean;
  signal?: AbortSignal | undefined;
}

/** The requesting application and the requested service. */
interface StreamRoute {
  namespace: string;
  caller: string;
  service: string;
}

/**
 * Requests a stream and yields its items. The request is sent when the first item is read. When the connection is lost
 * before the first item of an idempotent stream arrives, it is requested again once.
 */
export async function* readStream(request: StreamRequest): AsyncGenerator<unknown> {
  for await (const message of readMessages(request)) yield* itemsOf(message);
}

/** Like `readStream`, but yields chunks of items as JSON texts, for callers that only pass them on. */
export async function* readStreamTexts(request: StreamRequest): AsyncGenerator<Chunk> {
  for await (const message of readMessages(request)) yield textsOf(message);
}

async function* readMessages(request: StreamRequest): AsyncGenerator<Msg> {
  for (let failures = 0; ; failures += 1) {
    const reader = new StreamReader(request);
    try {
      yield* reader.messages();
      return;
    } catch (error) {
      const mayRepeat = request.idempotent && failures === 0 && !reader.hasBegun;
      if (!mayRepeat || !isConnectionLost(error)) throw error;
    } finally {
      reader.close();
    }
  }
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof ConnectionLostError;
}

class StreamReader {
  private channel: Channel;
  private control: string | undefined;
  private received = 0;
  private ended = false;
  private alive: NodeJS.Timeout | undefined;
  private readonly connection: ConnectionMonitor;

  constructor(private readonly request: StreamRequest) {
    this.connection = connectionMonitorOf(request.nats);
    this.channel = openChannel(request);
  }

  async *messages(): AsyncGenerator<Msg> {
    for (let message = await this.start(); ; message = await this.next()) {
      this.accept(message);
      yield message;
      if (this.ended) return;
      this.sendControl({ credit: 1 });
    }
  }

  /** Whether items have arrived. */
  get hasBegun(): boolean {
    return this.received > 0;
  }

  close(): void {
    clearInterval(this.alive);
    if (!this.ended) this.sendControl({ cancel: true });
    this.channel.subscription.unsubscribe();
  }

  /**
   * The first chunk. Retries for a short time while no replica of the service listens or the requested one has failed,
   * and once when nothing arrives: the replica that received the request may have crashed.
   */
  private async start(): Promise<Msg> {
    if (!this.request.idempotent) return this.firstChunk(this.request.idleTimeoutMs);
    try {
      return await this.firstChunk(attemptMs(this.request.idleTimeoutMs, true, 0));
    } catch (error) {
      if (!isTimeout(error)) throw error;
      this.reopen();
      return this.firstChunk(this.request.idleTimeoutMs);
    }
  }

  private async firstChunk(timeoutMs: number): Promise<Msg> {
    for (let failures = 0; ; failures += 1) {
      if (!(await this.connection.waitUntilUp(RECONNECT_MS))) throw this.endWith(this.unavailable());
      this.publishRequest();
      const message = await this.next(timeoutMs);
      const failure = failureOf(message);
      if (!failure) return message;
      const pauseMs = retryPauseMs(failure, this.request.idempotent, failures);
      if (pauseMs === null && failure === 'interrupted') return message;
      if (pauseMs === null) throw this.endWith(this.unavailable());
      await pause(pauseMs, this.request.signal);
    }
  }

  /** Ignores replies to the previous attempt; its sender ends without a reader. */
  private reopen(): void {
    this.channel.subscription.unsubscribe();
    this.channel = openChannel(this.request);
  }

  private publishRequest(): void {
    const headers = writeContext(this.request.context);
    headers.set(STREAM_HEADER.credit, String(CREDIT));
    this.request.nats.publish(this.request.subject, this.request.data, { reply: this.channel.inbox, headers });
  }

  private async next(timeoutMs = this.request.idleTimeoutMs): Promise<Msg> {
    const { subject, signal } = this.request;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(CommonErrors.timeout({ subject })), timeoutMs);
    });
    try {
      const message = abortable(this.channel.messages.next(), this.connection.lostSignal);
      const result = await Promise.race([abortable(message, signal), timeout]);
      if (result.done) throw KitErrors.streamBroken({ subject });
      return result.value;
    } catch (error) {
      throw error instanceof ConnectionLostError ? KitErrors.streamBroken({ subject }, error) : error;
    } finally {
      clearTimeout(timer);
    }
  }

  private accept({ headers, data }: Msg): void {
    if (headers?.has(HEADER.error)) throw this.endWith(decodeError(data));
    if (Number(headers?.get(STREAM_HEADER.number)) !== this.received)
      throw KitErrors.streamBroken({ subject: this.request.subject });
    this.received += 1;
    this.listenTo(headers?.get(STREAM_HEADER.control));
    this.ended = headers?.has(STREAM_HEADER.end) ?? false;
  }

  private listenTo(control: string | undefined): void {
    if (!control || this.control) return;
    this.control = control;
    this.alive = setInterval(() => this.sendControl({ credit: 0 }), ALIVE_MS).unref();
  }

  /** Sends nothing over a connection that is closed or draining; the sender times out. */
  private sendControl(control: Control): void {
    const { nats } = this.request;
    if (this.control && !nats.isClosed() && !nats.isDraining()) nats.publish(this.control, encode(control));
  }

  private unavailable(): Error {
    return CommonErrors.unavailable({ subject: this.request.subject });
  }

  private endWith(error: Error): Error {
    this.ended = true;
    return error;
  }
}

function failureOf({ data, headers }: Msg): 'no-responders' | 'interrupted' | undefined {
  if (data.length === 0 && headers?.code === 503) return 'no-responders';
  return headers?.has(HEADER.interrupted) ? 'interrupted' : undefined;
}

/** The subscription for the chunks of one attempt. */
interface Channel {
  inbox: string;
  subscription: Subscription;
  messages: AsyncIterator<Msg, undefined>;
}

function openChannel({ nats, route }: StreamRequest): Channel {
  const inbox = replySubject({ ...route, inbox: nuid.next() }, route.service, 0);
  const subscription = nats.subscribe(inbox);
  return { inbox, subscription, messages: subscription[Symbol.asyncIterator]() as AsyncIterator<Msg, undefined> };
}

function itemsOf({ data }: Msg): unknown[] {
  return (decode(data) ?? []) as unknown[];
}

/** Senders of older versions do not put each item on a line. */
function textsOf(message: Msg): Chunk {
  if (message.headers?.has(STREAM_HEADER.lines)) return splitChunk(message.string());
  return itemsOf(message).map((item) => JSON.stringify(item));
}

function isTimeout(error: unknown): boolean {
  return error instanceof AppError && error.code === CommonErrors.timeout().code;
}
