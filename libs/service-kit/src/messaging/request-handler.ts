import { AppError, type Message, type Stream } from '@larder/contracts';
import { headers as newHeaders, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { remainingMs, runInContext, type RequestContext } from '../context/request-context.js';
import type { Log } from '../logging/log.js';
import type { Metrics, Outcome } from '../metrics/metrics.js';
import { sendStream } from '../streams/send-stream.js';
import { decode, encode, publicError } from './codec.js';
import { HEADER, readContext } from './headers.js';
import { KitErrors } from './kit-errors.js';
import { assertReply, parseRequest } from './parse-request.js';

/** What runs for a parsed request: a value for a message, an async iterable for a stream. */
export type Handle = (request: unknown, context: RequestContext) => Promise<unknown>;

interface HandlerParts {
  definition: Message | Stream;
  handle: Handle;
  nats: NatsConnection;
  log: Log;
  metrics: Metrics;
  /** Check replies by their schema: everywhere but in production. */
  checkReplies: boolean;
  stopSignal: AbortSignal;
}

/** Answers the messages of one subject. */
export class RequestHandler {
  constructor(private readonly parts: HandlerParts) {}

  /** Refuses without looking: too much work waits already. */
  refuse(message: Msg, error: AppError): void {
    this.parts.metrics.answerTimer(this.parts.definition.subject)('refused');
    respondError(message, error);
  }

  /** The context of the message, read when it arrives because its deadline counts from then. */
  contextOf(message: Msg): RequestContext {
    return { ...readContext(message.headers), signal: this.parts.stopSignal };
  }

  async answer(message: Msg, context: RequestContext): Promise<void> {
    const stopTimer = this.parts.metrics.answerTimer(this.parts.definition.subject);
    // Nobody waits for it any more, and a write nobody waits for may be asked again.
    if ((remainingMs(context) ?? 1) <= 0) return stopTimer('expired');
    stopTimer(await runInContext(context, () => this.process(message, context)));
  }

  private async process(message: Msg, context: RequestContext): Promise<Outcome> {
    const { definition } = this.parts;
    try {
      const request = await parseRequest(definition.request, decode(message.data));
      const result = await this.parts.handle(request, context);
      await (definition.kind === 'stream' ? this.sendItems(message, result) : this.reply(message, definition, result));
      return 'ok';
    } catch (error) {
      return this.fail(message, error);
    }
  }

  private async sendItems(message: Msg, items: unknown): Promise<void> {
    await sendStream(this.parts.nats, message, items as AsyncIterable<unknown>, this.parts.stopSignal);
  }

  private async reply(message: Msg, { reply, subject }: Message, result: unknown): Promise<void> {
    const data = encode(result);
    if (this.parts.checkReplies) await assertReply(reply, subject, decode(data));
    if (data.length > (this.parts.nats.info?.max_payload ?? Infinity) - 1_024) {
      this.parts.log.error('reply too large', { subject, bytes: data.length });
      throw KitErrors.replyTooLarge({ subject });
    }
    message.respond(data);
  }

  private fail(message: Msg, error: unknown): Outcome {
    const expected = error instanceof AppError;
    const { subject } = this.parts.definition;
    if (!expected) this.parts.log.error('request failed', { subject, error });
    respondError(message, publicError(error));
    return expected ? 'error' : 'failed';
  }
}

function respondError(message: Msg, error: AppError): void {
  const headers = newHeaders();
  headers.set(HEADER.error, 'true');
  message.respond(encode(error), { headers });
}
