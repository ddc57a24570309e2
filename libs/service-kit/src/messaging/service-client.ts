import type { Actor, ItemOf, Message, ReplyOf, RequestInputOf, Stream } from '@larder/contracts';
import { CommonErrors } from '@larder/contracts';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { currentContext, monotonicMs, type RequestContext } from '../context/request-context.js';
import type { Metrics } from '../metrics/metrics.js';
import { readStream } from '../streams/read-stream.js';
import { abortable, pause } from './abortable.js';
import { decode, decodeError, encode } from './codec.js';
import { HEADER, outgoingContext, writeContext } from './headers.js';
import { failureError, failureOf } from './nats-failure.js';
import { attemptMs, retryPauseMs, type AttemptFailure } from './request-attempts.js';
import { subjectOf } from './subjects.js';

export interface RequestOptions {
  /** Overrides the message's own time-out; never beyond the deadline of the request being worked on. */
  timeoutMs?: number;
  /** Stops waiting. */
  signal?: AbortSignal;
}

/** Asks services. `as` says in whose name; null for nobody, for example before signing in. */
export class ServiceClient {
  constructor(
    private readonly nats: NatsConnection,
    private readonly namespace: string,
    private readonly metrics?: Metrics,
  ) {}

  as(actor: Actor | null): CallerClient {
    return new CallerClient(this.nats, this.namespace, actor, this.metrics);
  }
}

/** Asks services in somebody's name. Failures are `AppError`s. */
export class CallerClient {
  constructor(
    private readonly nats: NatsConnection,
    private readonly namespace: string,
    private readonly actor: Actor | null,
    private readonly metrics?: Metrics,
  ) {}

  /** Sends the message and waits for its reply; asks again only where that is harmless. */
  async request<M extends Message>(
    message: M,
    request: RequestInputOf<M>,
    options: RequestOptions = {},
  ): Promise<ReplyOf<M>> {
    const stopTimer = this.metrics?.clientTimer(message.subject);
    try {
      const reply = await this.exchange(message, request, options);
      stopTimer?.('ok');
      return reply as ReplyOf<M>;
    } catch (error) {
      stopTimer?.('error');
      throw error;
    }
  }

  /** Sends the request and yields the items as they arrive; leaving the loop tells the sender to stop. */
  stream<S extends Stream>(
    stream: S,
    request: RequestInputOf<S>,
    { signal }: { signal?: AbortSignal } = {},
  ): AsyncIterable<ItemOf<S>> {
    const context: RequestContext = { ...outgoingContext(currentContext(), this.actor, Infinity) };
    const subject = subjectOf(this.namespace, stream);
    const data = this.sendable(request);
    return readStream({
      nats: this.nats,
      subject,
      data,
      context,
      idleTimeoutMs: stream.idleTimeoutMs,
      signal,
    }) as AsyncIterable<ItemOf<S>>;
  }

  private async exchange(message: Message, request: unknown, options: RequestOptions): Promise<unknown> {
    const context = outgoingContext(currentContext(), this.actor, options.timeoutMs ?? message.timeoutMs);
    const data = this.sendable(request);
    for (let failures = 0; ; failures += 1) {
      const outcome = await this.attempt(message, data, context, failures, options.signal);
      if (outcome.reply) return readReply(outcome.reply);
      const pauseMs = retryPauseMs(outcome.failure, message.idempotent, failures);
      if (pauseMs === null || leftOf(context) <= pauseMs)
        throw failureError(outcome.failure, message.subject, outcome.error);
      await pause(pauseMs, options.signal);
    }
  }

  private async attempt(
    message: Message,
    data: Uint8Array,
    context: RequestContext,
    failures: number,
    signal?: AbortSignal,
  ): Promise<AttemptOutcome> {
    const left = leftOf(context);
    if (left <= 0) throw CommonErrors.timeout({ subject: message.subject });
    const timeout = attemptMs(left, message.idempotent, failures);
    const headers = writeContext({ ...context, deadlineAt: monotonicMs() + timeout });
    try {
      const reply = this.nats.request(subjectOf(this.namespace, message), data, { timeout, headers });
      return { reply: await abortable(reply, signal) };
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      return { failure, error };
    }
  }

  private sendable(request: unknown): Uint8Array {
    const data = encode(request);
    const maxBytes = this.nats.info?.max_payload;
    if (maxBytes !== undefined && data.length > maxBytes - HEADER_ROOM) throw CommonErrors.tooLarge({ maxBytes });
    return data;
  }
}

type AttemptOutcome = { reply: Msg } | { reply?: undefined; failure: AttemptFailure; error: unknown };

/** Bytes of a message kept free for its headers. */
export const HEADER_ROOM = 16_384;

function leftOf(context: RequestContext): number {
  return (context.deadlineAt ?? Infinity) - monotonicMs();
}

function readReply(reply: Msg): unknown {
  if (reply.headers?.has(HEADER.error)) throw decodeError(reply.data);
  return decode(reply.data);
}
