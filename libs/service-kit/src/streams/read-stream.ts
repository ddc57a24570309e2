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
import { ALIVE_MS, CREDIT, STREAM_HEADER, type Control } from './protocol.js';

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
  for (let failures = 0; ; failures += 1) {
    const reader = new StreamReader(request);
    try {
      yield* reader.items();
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

  async *items(): AsyncGenerator<unknown> {
    let message: Msg | undefined = await this.start();
    while (message) {
      yield* this.accept(message);
      if (this.ended) return;
      this.sendControl({ credit: 1 });
      message = await this.next();
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
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = this.request.signal ? AbortSignal.any([timeout, this.request.signal]) : timeout;
    const message = abortable(this.channel.messages.next(), this.connection.lostSignal);
    const result: IteratorResult<Msg, undefined> = await abortable(message, signal).catch((error: unknown) => {
      const { subject } = this.request;
      if (timeout.aborted) throw CommonErrors.timeout({ subject }, error);
      throw error instanceof ConnectionLostError ? KitErrors.streamBroken({ subject }, error) : error;
    });
    if (result.done) throw KitErrors.streamBroken({ subject: this.request.subject });
    return result.value;
  }

  private *accept(message: Msg): Generator<unknown> {
    const { headers } = message;
    if (headers?.has(HEADER.error)) throw this.endWith(decodeError(message.data));
    if (Number(headers?.get(STREAM_HEADER.number)) !== this.received)
      throw KitErrors.streamBroken({ subject: this.request.subject });
    this.received += 1;
    this.listenTo(headers?.get(STREAM_HEADER.control));
    this.ended = headers?.has(STREAM_HEADER.end) ?? false;
    yield* (decode(message.data) ?? []) as unknown[];
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

function isTimeout(error: unknown): boolean {
  return error instanceof AppError && error.code === CommonErrors.timeout().code;
}
