import type { AppError, Message, Stream } from '@larder/contracts';
import { headers as newHeaders, nuid, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { remainingMs, type RequestContext } from '../../context/request-context.js';
import type { WorkInProgress } from '../../context/work-in-progress.js';
import type { Log } from '../../logging/log.js';
import type { Metrics, Outcome } from '../../metrics/metrics.js';
import type { Tracing } from '../../tracing/tracing.js';
import { inSpan } from '../in-span.js';
import { isDocumentTooLarge } from '../../outages/database-failures.js';
import { logOutage } from '../../outages/log-outage.js';
import { appErrorOf } from '../../outages/app-error-of.js';
import { outageOf } from '../../outages/outage-of.js';
import { publicError } from '../../outages/public-error.js';
import { offerLargeReply } from '../../streams/large-reply.js';
import { sendStream } from '../../streams/send-stream.js';
import { pause } from '../../async/abortable.js';
import { decode, encode, fromText, toText } from '../../nats/codec.js';
import { HEADER, readContext } from '../../nats/headers.js';
import { connectionMonitorOf } from '../../nats/connection-monitor.js';
import { assertReply, parseRequest } from './parse-request.js';
import { controlSubject } from '../../nats/subjects.js';
import { WorkInterrupted } from '../../nats/work-interrupted.js';

/** Handles a parsed request: returns a value for a message, an async iterable for a stream. */
export type Handle = (request: unknown, context: RequestContext) => Promise<unknown>;

interface HandlerParts {
  service: string;
  namespace: string;
  definition: Message | Stream;
  handle: Handle;
  nats: NatsConnection;
  log: Log;
  metrics: Metrics;
  tracing?: Tracing | undefined;
  /** Whether to check replies by their schema: always except in production. */
  checkReplies: boolean;
  stopSignal: AbortSignal;
  work: WorkInProgress;
}

/** How long a reply waits for a connection that is down, in milliseconds. */
const REPLY_WAIT_MS = 10_000;
/** How long callers may take to reconnect after this process, in milliseconds: an earlier reply would be lost. */
const CALLERS_RECONNECT_MS = 300;

/** The status of a reply from the message server when a subject has no subscribers. */
const NO_RESPONDERS = 503;

/** Answers the messages of one subject. */
export class RequestHandler {
  constructor(private readonly parts: HandlerParts) {}

  /** Starts the timer of a request; call the returned function with its outcome. */
  startTimer(): (outcome: Outcome) => void {
    return this.parts.metrics.answerTimer(this.parts.definition.subject);
  }

  /** Refuses a request without parsing it, because too many are waiting. */
  refuse(message: Msg, error: AppError): void {
    this.startTimer()('refused');
    respondError(message, error);
  }

  /** Replies as the message server does without a listener: the work was not started, so the caller may retry. */
  decline(message: Msg): void {
    message.respond(undefined, { headers: newHeaders(NO_RESPONDERS, 'No Responders') });
  }

  /** The context of the message, created when it arrives: its deadline counts from then. */
  contextOf(message: Msg): RequestContext {
    return this.stoppable(readContext(message.headers));
  }

  /** The context, aborted when this service stops. */
  stoppable(context: RequestContext): RequestContext {
    return { ...context, signal: this.parts.stopSignal };
  }

  async answer(message: Msg, context: RequestContext): Promise<void> {
    const stopTimer = this.startTimer();
    // The caller has stopped waiting and may have repeated the request: a write must not be executed twice.
    if ((remainingMs(context) ?? 1) <= 0) return stopTimer('expired');
    stopTimer(await this.process(message, context));
  }

  /** Parses the request and runs its handler. */
  async execute(body: unknown, context: RequestContext): Promise<unknown> {
    const { definition, handle, tracing } = this.parts;
    const work = async () => handle(parseRequest(definition.request, body), context);
    const span = tracing?.begin({ name: definition.subject, kind: 'server', parent: context.traceparent });
    return span ? inSpan(span, context, work) : work();
  }

  /** The encoded reply. */
  replyText(result: unknown): string {
    const { reply, subject } = this.parts.definition as Message;
    const text = toText(result);
    if (this.parts.checkReplies) assertReply(reply, subject, fromText(text));
    return text;
  }

  /** The outcome of a failure in the metrics. Unexpected failures are logged, outages at intervals. */
  outcomeOf(error: unknown): Outcome {
    const outage = outageOf(error);
    if (outage) logOutage(this.parts.log, outage);
    if (outage || appErrorOf(error) || isDocumentTooLarge(error)) return 'error';
    this.parts.log.error('request failed', { subject: this.parts.definition.subject, error });
    return 'failed';
  }

  private async process(message: Msg, context: RequestContext): Promise<Outcome> {
    try {
      const send = await this.parts.work.run(context, () => this.prepare(message, context));
      await send();
      return 'ok';
    } catch (error) {
      const outcome = this.outcomeOf(error);
      if (await this.canReply()) respondError(message, publicError(error));
      return outcome;
    }
  }

  /** Does the work and returns a function that sends its reply; failed work has been answered already. */
  private async prepare(message: Msg, context: RequestContext): Promise<() => Promise<void>> {
    const result = await this.execute(decode(message.data), context);
    if (this.parts.definition.kind !== 'stream') {
      const text = this.replyText(result);
      return () => this.reply(message, text);
    }
    await this.sendItems(message, result);
    return () => Promise.resolve();
  }

  private async reply(message: Msg, text: string): Promise<void> {
    if (!(await this.canReply())) return;
    const { nats, stopSignal: signal } = this.parts;
    if (Buffer.byteLength(text) <= (nats.info?.max_payload ?? Infinity) - 1_024) message.respond(text);
    else offerLargeReply({ nats, message, text, subjects: [this.newControl(), this.newControl()], signal });
  }

  /** Waits for a connection that is down, since messages would be dropped; false when it stays down. */
  private async canReply(): Promise<boolean> {
    const monitor = connectionMonitorOf(this.parts.nats);
    if (monitor.isUp) return true;
    if (!(await monitor.waitUntilUp(REPLY_WAIT_MS))) return false;
    await pause(CALLERS_RECONNECT_MS);
    return monitor.isUp;
  }

  private async sendItems(message: Msg, items: unknown): Promise<void> {
    const { nats, stopSignal: signal } = this.parts;
    await sendStream(nats, message, items as AsyncIterable<unknown>, { control: this.newControl(), signal });
  }

  /** A new control subject of this service, for one caller. */
  private newControl(): string {
    const { namespace, service } = this.parts;
    return controlSubject(namespace, service, nuid.next());
  }
}

function respondError(message: Msg, error: AppError): void {
  const headers = newHeaders();
  headers.set(HEADER.error, 'true');
  if (error instanceof WorkInterrupted) headers.set(HEADER.interrupted, 'true');
  message.respond(encode(error), { headers });
}
