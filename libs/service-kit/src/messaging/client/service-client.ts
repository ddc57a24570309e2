import type { Actor, ItemOf, Message, ReplyOf, RequestInputOf, Stream } from '@larder/contracts';
import { CommonErrors, Json } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import { currentContext } from '../../context/request-context.js';
import type { InProcessServices } from '../../in-process/in-process-services.js';
import type { Metrics } from '../../metrics/metrics.js';
import { fromText, toText } from '../../nats/codec.js';
import { outgoingContext } from '../../nats/headers.js';
import { serviceOf, subjectOf } from '../../nats/subjects.js';
import { parsedItems } from '../../streams/chunk-items.js';
import { readStream, readStreamTexts } from '../../streams/read-stream.js';
import type { Tracing } from '../../tracing/tracing.js';
import { ReplyInbox } from './reply-inbox.js';
import { requestInProcess, streamInProcess } from './request-in-process.js';
import { requestOverNats, type NatsCaller } from './request-over-nats.js';

export interface RequestOptions {
  /** Overrides the message's own timeout; limited by the deadline of the current request. */
  timeoutMs?: number;
  /** Aborts the wait. */
  signal?: AbortSignal;
}

interface ClientOptions {
  nats: NatsConnection;
  /** The requesting application. */
  name: string;
  namespace: string;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** Services in this process: requested without the message server. */
  local?: InProcessServices | undefined;
}

type ClientParts = ClientOptions & NatsCaller;

/** The options with the span of the request. */
type TracedOptions = RequestOptions & { traceparent: string | undefined };

/** Bytes of a message reserved for its headers. */
const HEADER_RESERVE_BYTES = 16_384;

/** Sends requests to services on behalf of an actor; null for anonymous requests, for example before signing in. */
export class ServiceClient {
  private readonly parts: ClientParts;

  constructor(options: ClientOptions) {
    this.parts = { ...options, replies: new ReplyInbox(options) };
  }

  as(actor: Actor | null): CallerClient {
    return new CallerClient(this.parts, actor);
  }
}

/** Sends requests on behalf of one actor. Failures are `AppError`s. */
export class CallerClient {
  constructor(
    private readonly parts: ClientParts,
    private readonly actor: Actor | null,
  ) {}

  /** Sends the message and waits for its reply; retries only when that is safe. */
  async request<M extends Message>(
    message: M,
    request: RequestInputOf<M>,
    options: RequestOptions = {},
  ): Promise<ReplyOf<M>> {
    return fromText(await this.measure(message, request, options)) as ReplyOf<M>;
  }

  /** Returns the reply as JSON text, for callers that only pass it on. */
  async requestText<M extends Message>(
    message: M,
    request: RequestInputOf<M>,
    options: RequestOptions = {},
  ): Promise<Json> {
    return new Json(await this.measure(message, request, options));
  }

  /** Sends the request and yields the items as they arrive; leaving the loop stops the sender. */
  stream<S extends Stream>(
    stream: S,
    request: RequestInputOf<S>,
    { signal }: { signal?: AbortSignal } = {},
  ): AsyncIterable<ItemOf<S>> {
    const { local, query } = this.streamRequest(stream, request, signal);
    const items = local ? parsedItems(streamInProcess({ ...query, local })) : readStream(query);
    return items as AsyncIterable<ItemOf<S>>;
  }

  /** Yields chunks of JSON texts, for callers that only pass the items on. */
  streamTexts<S extends Stream>(
    stream: S,
    request: RequestInputOf<S>,
    { signal }: { signal?: AbortSignal } = {},
  ): AsyncIterable<readonly string[]> {
    const { local, query } = this.streamRequest(stream, request, signal);
    return local ? streamInProcess({ ...query, local }) : readStreamTexts(query);
  }

  private async measure(message: Message, request: unknown, options: RequestOptions): Promise<string> {
    const { metrics, tracing } = this.parts;
    const stopTimer = metrics?.clientTimer(message.subject);
    const parent = currentContext()?.traceparent;
    const span = tracing?.begin({ name: message.subject, kind: 'client', parent });
    try {
      const reply = await this.exchange(message, request, { ...options, traceparent: span?.traceparent });
      span?.end();
      stopTimer?.('ok');
      return reply;
    } catch (error) {
      span?.end({ error });
      stopTimer?.('error');
      throw error;
    }
  }

  private streamRequest(stream: Stream, request: unknown, signal?: AbortSignal) {
    const { nats, name, namespace } = this.parts;
    const subject = subjectOf(namespace, stream);
    const context = outgoingContext(currentContext(), this.actor, Infinity);
    const { idleTimeoutMs, idempotent } = stream;
    const route = { namespace, caller: name, service: serviceOf(stream) };
    const query = { nats, route, subject, data: this.encode(request), context, idleTimeoutMs, idempotent, signal };
    return { local: this.localFor(subject), query };
  }

  private exchange(message: Message, request: unknown, options: TracedOptions): Promise<string> {
    const { signal, traceparent, timeoutMs = message.timeoutMs } = options;
    const subject = subjectOf(this.parts.namespace, message);
    const context = outgoingContext(currentContext(), this.actor, timeoutMs);
    if (traceparent !== undefined) context.traceparent = traceparent;
    const data = this.encode(request);
    const local = this.localFor(subject);
    const { idempotent } = message;
    if (local) return requestInProcess({ local, subject, data, context, idempotent, signal });
    return requestOverNats(this.parts, { message, data, context, signal });
  }

  /** The services of this process, if the subject belongs to one of them. */
  private localFor(subject: string): InProcessServices | undefined {
    const { local } = this.parts;
    return local?.has(subject) ? local : undefined;
  }

  /** The request as JSON. Throws `common.too-large` for one that does not fit into a message. */
  private encode(request: unknown): string {
    const text = toText(request);
    const maxBytes = this.parts.nats.info?.max_payload;
    if (maxBytes !== undefined && Buffer.byteLength(text) > maxBytes - HEADER_RESERVE_BYTES)
      throw CommonErrors.tooLarge({ maxBytes });
    return text;
  }
}
