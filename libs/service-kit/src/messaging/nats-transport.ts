import { CommonErrors, type Message, type RequestOf, type Stream } from '@larder/contracts';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { isObservable, lastValueFrom } from 'rxjs';
import { WorkInProgress } from '../context/work-in-progress.js';
import type { Log } from '../logging/log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Tracing } from '../tracing/tracing.js';
import type { HandlerExtras } from './handler/answers.js';
import { InProcessHandler } from './handler/in-process-handler.js';
import type { InProcessServices } from '../in-process/in-process-services.js';
import { RequestHandler, type Handle } from './handler/request-handler.js';
import { subjectOf } from '../nats/subjects.js';
import { finishesWithin } from '../async/finishes-within.js';
import { WorkInterrupted } from '../nats/work-interrupted.js';
import { WorkLimit } from './handler/work-limit.js';

export interface TransportParts {
  service: string;
  namespace: string;
  nats: NatsConnection;
  log: Log;
  metrics: Metrics;
  tracing?: Tracing | undefined;
  checkReplies: boolean;
  /** The services of this process, for callers in it. */
  local?: InProcessServices | undefined;
  /** How long a stop waits for work in flight, in milliseconds. */
  graceMs: number;
}

const MAX_ACTIVE_REQUESTS = 64;
const MAX_WAITING_REQUESTS = 1_000;
const MAX_ACTIVE_STREAMS = 16;
const MAX_WAITING_STREAMS = 64;

/**
 * Nest's transport over NATS: one queue group per service, deadlines, a limit of concurrent work, a size check of
 * replies, and a stop that loses no request.
 */
export class NatsTransport extends Server implements CustomTransportStrategy {
  private readonly requests = new WorkLimit(MAX_ACTIVE_REQUESTS, MAX_WAITING_REQUESTS);
  private readonly streams = new WorkLimit(MAX_ACTIVE_STREAMS, MAX_WAITING_STREAMS);
  private readonly stopping = new AbortController();
  private readonly kitHandlers: { definition: Message | Stream; handle: Handle }[] = [];
  private readonly localHandlers = new Map<string, InProcessHandler>();
  private readonly work = new WorkInProgress();
  private subscriptions: Subscription[] = [];
  private isInterrupted = false;

  constructor(private readonly parts: TransportParts) {
    super();
    parts.metrics.watch('larder_requests_in_flight', 'Messages being handled or waiting.', () => this.inFlight);
  }

  /** The number of messages and streams being handled or waiting. */
  get inFlight(): number {
    return this.requests.size + this.streams.size;
  }

  /** Adds a handler of the kit, which is called with the parsed request. Only before `listen`. */
  answer<D extends Message | Stream>(definition: D, handle: (request: RequestOf<D>) => unknown): void {
    this.kitHandlers.push({ definition, handle: async (request) => await handle(request as RequestOf<D>) });
  }

  listen(callback: (error?: Error) => void): void {
    try {
      this.kitHandlers.forEach(({ definition, handle }) => this.subscribe(definition, handle));
      this.messageHandlers.forEach((handler) =>
        this.subscribe((handler.extras as HandlerExtras).definition, invoke(handler)),
      );
    } catch (error) {
      return callback(error as Error);
    }
    // The service is available only after the server has received the subscriptions.
    this.parts.nats.flush().then(() => callback(), callback);
  }

  /** Accepts no new messages, finishes pending ones, and abandons them after the grace time. */
  async close(): Promise<void> {
    this.localHandlers.forEach((localHandler, subject) => this.parts.local?.remove(subject, localHandler));
    await Promise.all(this.subscriptions.map((each) => each.drain().catch(() => undefined)));
    this.subscriptions = [];
    const idle = Promise.all([this.requests.whenIdle(), this.streams.whenIdle()]);
    if (!(await finishesWithin(idle, this.parts.graceMs))) {
      this.parts.log.warn('stopped with requests in flight', { inFlight: this.inFlight });
      this.stopping.abort(CommonErrors.unavailable());
    }
  }

  /** Ends a failed service at once: work in flight fails as unavailable, callers wait for the new instance. */
  interrupt(cause?: unknown): void {
    this.localHandlers.forEach((localHandler, subject) => this.parts.local?.interrupt(subject, localHandler));
    this.isInterrupted = true;
    // Messages that are still in transit: their callers receive an error and retry.
    this.subscriptions.forEach((each) => void each.drain().catch(() => undefined));
    this.subscriptions = [];
    const error = new WorkInterrupted(cause);
    this.work.failAll(error);
    this.stopping.abort(error);
  }

  on(): never {
    throw new Error('The transport has no events of its own.');
  }

  unwrap<T>(): T {
    return this.parts.nats as T;
  }

  private subscribe(definition: Message | Stream, handle: Handle): void {
    const { work } = this;
    const handler = new RequestHandler({ ...this.parts, definition, handle, stopSignal: this.stopping.signal, work });
    const limit = definition.kind === 'stream' ? this.streams : this.requests;
    const subject = subjectOf(this.parts.namespace, definition);
    const localHandler = new InProcessHandler(handler, limit, work);
    this.parts.local?.add(subject, localHandler);
    this.localHandlers.set(subject, localHandler);
    const callback = (error: Error | null, message: Msg): void => {
      if (error) this.parts.log.error('subscription to a subject failed', { subject, error });
      else void this.accept(handler, limit, message);
    };
    this.subscriptions.push(this.parts.nats.subscribe(subject, { queue: this.parts.service, callback }));
  }

  private async accept(handler: RequestHandler, limit: WorkLimit, message: Msg): Promise<void> {
    try {
      if (this.isInterrupted) return handler.decline(message);
      if (limit.isFull) return handler.refuse(message, CommonErrors.unavailable());
      const context = handler.contextOf(message);
      await limit.run(() => handler.answer(message, context));
    } catch (error) {
      this.parts.log.error('reply could not be sent', { subject: message.subject, error });
    }
  }
}

/** Calls the handler. Nest returns a value, or an observable when a filter or interceptor is involved. */
function invoke(handler: MessageHandler): Handle {
  return async (request, context) => {
    const result: unknown = await handler(request, context);
    return isObservable(result) ? lastValueFrom(result) : result;
  };
}
