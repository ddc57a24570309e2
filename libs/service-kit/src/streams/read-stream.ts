import { CommonErrors } from '@larder/contracts';
import { createInbox, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { RequestContext } from '../context/request-context.js';
import { abortable, pause } from '../messaging/abortable.js';
import { decode, decodeError, encode } from '../messaging/codec.js';
import { HEADER, writeContext } from '../messaging/headers.js';
import { KitErrors } from '../messaging/kit-errors.js';
import { failureError, failureOf } from '../messaging/nats-failure.js';
import { NatsLink } from '../messaging/nats-link.js';
import { RECONNECT_MS, retryPauseMs } from '../messaging/request-attempts.js';
import { ALIVE_MS, CREDIT, STREAM_HEADER, type Control } from './protocol.js';

interface StreamRequest {
  nats: NatsConnection;
  subject: string;
  /** The request as JSON. */
  data: string;
  context: RequestContext;
  /** Longest wait for the next chunk, in milliseconds. */
  idleTimeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** Asks for a stream and yields its items. Nothing is sent before the first item is wanted. */
export async function* readStream(request: StreamRequest): AsyncGenerator<unknown> {
  const reader = new StreamReader(request);
  try {
    yield* reader.items();
  } finally {
    reader.close();
  }
}

class StreamReader {
  private readonly inbox = createInbox();
  private readonly subscription;
  private readonly link: NatsLink;
  private readonly messages: AsyncIterator<Msg, undefined>;
  private control: string | undefined;
  private received = 0;
  private ended = false;
  private alive: NodeJS.Timeout | undefined;

  constructor(private readonly request: StreamRequest) {
    this.link = NatsLink.of(request.nats);
    this.subscription = request.nats.subscribe(this.inbox);
    this.messages = this.subscription[Symbol.asyncIterator]() as AsyncIterator<Msg, undefined>;
  }

  async *items(): AsyncGenerator<unknown> {
    let message: Msg | undefined = await this.start();
    while (message) {
      yield* this.accept(message);
      if (this.ended) return;
      this.tell({ credit: 1 });
      message = await this.next();
    }
  }

  close(): void {
    clearInterval(this.alive);
    if (!this.ended) this.tell({ cancel: true });
    this.subscription.unsubscribe();
  }

  /** The first chunk; asks again for a moment while no replica of the service listens. */
  private async start(): Promise<Msg> {
    if (!(await this.link.isUp(RECONNECT_MS)))
      throw this.finished(failureError('connection', this.request.subject, undefined));
    for (let failures = 0; ; failures += 1) {
      this.ask();
      const message = await this.next();
      if (!isNoResponders(message)) return message;
      const pauseMs = retryPauseMs('no-responders', true, failures);
      if (pauseMs === null) throw this.finished(CommonErrors.unavailable({ subject: this.request.subject }));
      await pause(pauseMs, this.request.signal);
    }
  }

  private ask(): void {
    const headers = writeContext(this.request.context);
    headers.set(STREAM_HEADER.credit, String(CREDIT));
    this.request.nats.publish(this.request.subject, this.request.data, { reply: this.inbox, headers });
  }

  private async next(): Promise<Msg> {
    const timeout = AbortSignal.timeout(this.request.idleTimeoutMs);
    const signal = this.request.signal ? AbortSignal.any([timeout, this.request.signal]) : timeout;
    const result: IteratorResult<Msg, undefined> = await this.link
      .guard(abortable(this.messages.next(), signal))
      .catch((error: unknown) => {
        throw this.waitingFailure(error, timeout.aborted);
      });
    if (result.done) throw KitErrors.streamBroken({ subject: this.request.subject });
    return result.value;
  }

  private waitingFailure(error: unknown, isTimeout: boolean): unknown {
    if (isTimeout) return CommonErrors.timeout({ subject: this.request.subject }, error);
    return failureOf(error) ? KitErrors.streamBroken({ subject: this.request.subject }, error) : error;
  }

  private *accept(message: Msg): Generator<unknown> {
    const { headers } = message;
    if (headers?.has(HEADER.error)) throw this.finished(decodeError(message.data));
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
    this.alive = setInterval(() => this.tell({ credit: 0 }), ALIVE_MS).unref();
  }

  private tell(control: Control): void {
    if (this.control && !this.request.nats.isClosed()) this.request.nats.publish(this.control, encode(control));
  }

  private finished(error: Error): Error {
    this.ended = true;
    return error;
  }
}

function isNoResponders(message: Msg): boolean {
  return message.data.length === 0 && message.headers?.code === 503;
}
