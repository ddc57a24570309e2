import { runInContext, type PartInstance, type RequestContext } from './request-context.js';

type Fail = (error: unknown) => void;

/**
 * Work that can fail from outside: by an uncaught error in its context, or completely when its part has failed. Failed
 * work may still be running; its result is ignored.
 */
export class WorkInProgress {
  private readonly running = new Set<Fail>();
  private closedBy: Error | undefined;

  /** Runs `work` in `context` (and `part`); rejects as soon as the work is failed from outside. */
  async run<T>(context: RequestContext, work: () => Promise<T>, part?: PartInstance): Promise<T> {
    const { failed, end } = this.begin(context);
    try {
      return await Promise.race([runInContext(context, work, part), failed]);
    } finally {
      end();
    }
  }

  /** For work in several steps: `failed` rejects when the work is failed from outside; call `end` afterwards. */
  begin(context: RequestContext): { failed: Promise<never>; end: () => void } {
    if (this.closedBy) throw this.closedBy;
    let fail: Fail = () => undefined;
    const failed = new Promise<never>((_resolve, reject) => (fail = reject));
    failed.catch(() => undefined); // not awaited between two steps of a stream
    context.fail = fail;
    this.running.add(fail);
    const end = () => {
      context.fail = undefined;
      this.running.delete(fail);
    };
    return { failed, end };
  }

  /** Fails all running work, and all work that is started later. */
  failAll(error: Error): void {
    this.closedBy = error;
    this.running.forEach((fail) => fail(error));
  }
}
