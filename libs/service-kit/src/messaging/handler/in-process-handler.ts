import { CommonErrors } from '@larder/contracts';
import { currentPart, remainingMs, runInContext, type RequestContext } from '../../context/request-context.js';
import type { WorkInProgress } from '../../context/work-in-progress.js';
import { chunkItems, type Chunk } from '../../streams/chunk-items.js';
import { fromText } from '../../nats/codec.js';
import { publicError } from '../../outages/public-error.js';
import type { InProcessEndpoint } from '../../in-process/in-process-services.js';
import type { RequestHandler } from './request-handler.js';
import type { WorkLimit } from './work-limit.js';

/** Handles one subject for callers in the same process, as `NatsTransport` does, without the message server. */
export class InProcessHandler implements InProcessEndpoint {
  /** The part of the answering service, to which errors of a request belong. */
  private readonly part = currentPart();

  constructor(
    private readonly handler: RequestHandler,
    private readonly limit: WorkLimit,
    private readonly work: WorkInProgress,
  ) {}

  async request(json: string, caller: RequestContext): Promise<string> {
    const leave = await this.enter();
    const stopTimer = this.handler.startTimer();
    try {
      const context = this.contextOf(caller);
      const reply = async () => this.handler.replyText(await this.handler.execute(fromText(json), context));
      const text = await this.work.run(context, reply, this.part);
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
    let end: () => void = () => undefined;
    try {
      const context = this.contextOf(caller);
      const run = this.work.begin(context);
      end = run.end;
      const step: Step = (work) => Promise.race([runInContext(context, work, this.part), run.failed]);
      const items = await step(() => this.handler.execute(fromText(json), context));
      yield* inSteps(chunkItems(items as AsyncIterable<unknown>), step);
      stopTimer('ok');
    } catch (error) {
      stopTimer(this.handler.outcomeOf(error));
      throw publicError(error);
    } finally {
      end();
      leave();
    }
  }

  private async enter(): Promise<() => void> {
    if (!this.limit.isFull) return this.limit.enter();
    this.handler.startTimer()('refused');
    throw CommonErrors.unavailable();
  }

  // Copied, since the caller changes its own context after authentication.
  private contextOf(caller: RequestContext): RequestContext {
    if ((remainingMs(caller) ?? 1) <= 0) throw CommonErrors.timeout();
    return this.handler.stoppable(caller);
  }
}

/** Runs a step of the work in the context of the request; rejects at once when the work is failed from outside. */
type Step = <T>(work: () => Promise<T>) => Promise<T>;

/** Yields the chunks. Their consumer runs in another context than the work that produces them. */
async function* inSteps(chunks: AsyncGenerator<Chunk>, step: Step): AsyncGenerator<Chunk> {
  try {
    for (;;) {
      const next = await step(() => chunks.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Failed work may hang, so `step` does not wait for it.
    await step(() => chunks.return(undefined));
  }
}
