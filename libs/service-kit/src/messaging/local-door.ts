import { CommonErrors } from '@larder/contracts';
import { remainingMs, runInContext, type RequestContext } from '../context/request-context.js';
import { chunkItems, type Chunk } from '../streams/chunk-items.js';
import { fromText, publicError } from './codec.js';
import type { LocalAnswer } from './local-services.js';
import type { RequestHandler } from './request-handler.js';
import type { WorkLimit } from './work-limit.js';

/** Answers one subject for callers in the same process: what `NatsTransport` does, without the message server. */
export class LocalDoor implements LocalAnswer {
  constructor(
    private readonly handler: RequestHandler,
    private readonly limit: WorkLimit,
  ) {}

  async request(json: string, caller: RequestContext): Promise<string> {
    const leave = await this.enter();
    const stopTimer = this.handler.startTimer();
    try {
      const context = this.contextOf(caller);
      const text = await runInContext(context, async () =>
        this.handler.replyText(await this.handler.work(fromText(json), context)),
      );
      stopTimer('ok');
      return text;
    } catch (error) {
      stopTimer(this.handler.outcomeOf(error));
      throw publicError(error);
    } finally {
      leave();
    }
  }

  async *stream(json: string, caller: RequestContext): AsyncGenerator<Chunk> {
    const leave = await this.enter();
    const stopTimer = this.handler.startTimer();
    try {
      const context = this.contextOf(caller);
      const items = await runInContext(context, () => this.handler.work(fromText(json), context));
      yield* inContext(context, chunkItems(items as AsyncIterable<unknown>));
      stopTimer('ok');
    } catch (error) {
      stopTimer(this.handler.outcomeOf(error));
      throw publicError(error);
    } finally {
      leave();
    }
  }

  private async enter(): Promise<() => void> {
    if (!this.limit.isFull) return this.limit.enter();
    this.handler.startTimer()('refused');
    throw CommonErrors.unavailable();
  }

  // Copied, because a caller that learns who asks changes its own.
  private contextOf(caller: RequestContext): RequestContext {
    if ((remainingMs(caller) ?? 1) <= 0) throw CommonErrors.timeout();
    return this.handler.stoppable(caller);
  }
}

/** Runs each step of the work in the context it was asked in; whoever wants the next item is in another one. */
async function* inContext(context: RequestContext, chunks: AsyncGenerator<Chunk>): AsyncGenerator<Chunk> {
  try {
    for (;;) {
      const step = await runInContext(context, () => chunks.next());
      if (step.done) return;
      yield step.value;
    }
  } finally {
    await chunks.return(undefined);
  }
}
