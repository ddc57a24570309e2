import type { Actor, AppError, ItemOf, Message, ReplyOf, RequestInputOf, Stream } from '@larder/contracts';
import { CommonErrors, Json } from '@larder/contracts';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { currentContext, monotonicMs, type RequestContext } from '../../context/request-context.js';
import type { Metrics } from '../../metrics/metrics.js';
import type { Tracing } from '../../tracing/tracing.js';
import { chunkItems, parsedItems } from '../../streams/chunk-items.js';
import { readLargeReply } from '../../streams/large-reply.js';
import { readStream } from '../../streams/read-stream.js';
import { abortable, pause } from '../../async/abortable.js';
import { requestInProcess, streamInProcess } from './request-in-process.js';
import { decodeError, fromText, toText } from '../../nats/codec.js';
import { HEADER, outgoingContext, writeContext } from '../../nats/headers.js';
import { KitErrors } from '../../nats/kit-errors.js';
import type { InProcessServices } from '../../in-process/in-process-services.js';
import { failureError, failureOf } from '../../nats/nats-failure.js';
import { connectionMonitorOf } from '../../nats/connection-monitor.js';
import { ReplyInbox } from './reply-inbox.js';
import { replyOf } from './reply-of.js';
import { attemptMs, RECONNECT_MS, retryPauseMs, type AttemptFailure } from '../../nats/request-attempts.js';
import { serviceOf, subjectOf } from '../../nats/subjects.js';

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

interface ClientParts extends ClientOptions {
  replies: ReplyInbox;
}

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
    return fromText(await this.measured(message, request, options)) as ReplyOf<M>;
  }

  /** Returns the reply as JSON text, for callers that only pass it on. */
  async requestText<M extends Message>(
    message: M,
    request: RequestInputOf<M>,
    options: RequestOptions = {},
  ): Promise<Json> {
    return new Json(await this.measured(message, request, options));
  }

  private async measured(message: Message, request: unknown, options: RequestOptions): Promise<string> {
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
    return local ? streamInProcess({ ...query, local }) : chunkItems(readStream(query));
  }

  private streamRequest(stream: Stream, request: unknown, signal?: AbortSignal) {
    const { nats, name, namespace } = this.parts;
    const subject = subjectOf(namespace, stream);
    const context: RequestContext = outgoingContext(currentContext(), this.actor, Infinity);
    const { idleTimeoutMs, idempotent } = stream;
    const route = { namespace, caller: name, service: serviceOf(stream) };
    const query = { nats, route, subject, data: this.sendable(request), context, idleTimeoutMs, idempotent, signal };
    return { local: this.localFor(subject), query };
  }

  private async exchange(message: Message, request: unknown, options: ExchangeOptions): Promise<string> {
    const subject = subjectOf(this.parts.namespace, message);
    const context = outgoingContext(currentContext(), this.actor, options.timeoutMs ?? message.timeoutMs);
    if (options.traceparent !== undefined) context.traceparent = options.traceparent;
    const data = this.sendable(request);
    const local = this.localFor(subject);
    const { idempotent } = message;
    if (local) return requestInProcess({ local, subject, data, context, idempotent, signal: options.signal });
    for (let failures = 0; ; failures += 1) {
      const outcome = await this.attempt(message, data, context, failures, options.signal);
      if (outcome.reply) return this.replyText(message, outcome.reply, { context, signal: options.signal });
      const pauseMs = retryPauseMs(outcome.failure, message.idempotent, failures);
      if (pauseMs === null || leftOf(context) <= pauseMs)
        throw failureError(outcome.failure, message.subject, outcome.error);
      await pause(pauseMs, options.signal);
    }
  }

  /** The text of the reply; a reply that is too large for a message is read in pieces. */
  private replyText(message: Message, reply: Msg, caller: Caller): string | Promise<string> {
    const error = errorOf(reply);
    if (!error) return reply.string();
    if (!reply.reply || error.code !== KitErrors.replyTooLarge().code) throw error;
    const { nats, name, namespace } = this.parts;
    const route = { namespace, caller: name, service: serviceOf(message) };
    const pieces = { nats, route, subject: reply.reply, data: '', idempotent: false };
    return readLargeReply(readStream({ ...pieces, ...caller, idleTimeoutMs: message.timeoutMs }));
  }

  /** The services of this process, if the subject belongs to one of them. */
  private localFor(subject: string): InProcessServices | undefined {
    const { local } = this.parts;
    return local?.has(subject) ? local : undefined;
  }

  private async attempt(
    message: Message,
    data: string,
    context: RequestContext,
    failures: number,
    signal?: AbortSignal,
  ): Promise<AttemptOutcome> {
    const { nats, namespace, replies } = this.parts;
    const link = connectionMonitorOf(nats);
    if (!(await link.waitUntilUp(Math.min(leftOf(context), RECONNECT_MS))))
      return { failure: 'unsent', error: link.lostSignal.reason };
    const remainingMs = leftOf(context);
    if (remainingMs <= 0) throw CommonErrors.timeout({ subject: message.subject });
    const timeout = attemptMs(remainingMs, message.idempotent, failures);
    const headers = writeContext({ ...context, deadlineAt: monotonicMs() + timeout });
    try {
      const to = { subject: subjectOf(namespace, message), service: serviceOf(message) };
      const reply = replies.request({ ...to, data, headers, timeoutMs: timeout });
      const isLongWrite = message.timeoutMs > USUAL_TIMEOUT_MS && !message.idempotent;
      return outcomeOf(
        await (isLongWrite ? abortable(reply, signal) : replyOf(reply, link, { isRead: message.idempotent, signal })),
      );
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      return { failure, error };
    }
  }

  private sendable(request: unknown): string {
    const text = toText(request);
    const maxBytes = this.parts.nats.info?.max_payload;
    if (maxBytes !== undefined && Buffer.byteLength(text) > maxBytes - HEADER_RESERVE_BYTES)
      throw CommonErrors.tooLarge({ maxBytes });
    return text;
  }
}

/** Longer writes are not abandoned when the connection is lost, in milliseconds: their replies may come much later. */
const USUAL_TIMEOUT_MS = 10_000;

type AttemptOutcome = { reply: Msg } | { reply?: undefined; failure: AttemptFailure; error: unknown };

/** The options with the span of the exchange. */
type ExchangeOptions = RequestOptions & { traceparent: string | undefined };

/** The context of a request and the signal that aborts it. */
interface Caller {
  context: RequestContext;
  signal: AbortSignal | undefined;
}

/** Bytes of a message reserved for its headers. */
export const HEADER_RESERVE_BYTES = 16_384;

function leftOf(context: RequestContext): number {
  return (context.deadlineAt ?? Infinity) - monotonicMs();
}

function outcomeOf(reply: Msg): AttemptOutcome {
  if (!reply.headers?.has(HEADER.interrupted)) return { reply };
  return { failure: 'interrupted', error: decodeError(reply.data) };
}

function errorOf(reply: Msg): AppError | null {
  return reply.headers?.has(HEADER.error) ? decodeError(reply.data) : null;
}
