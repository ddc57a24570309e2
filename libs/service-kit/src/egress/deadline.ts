import { EgressError } from './policy/egress-error.js';

/** The time limit of a fetch including redirects; call `stop` when the response has been read. */
export interface Deadline {
  signal: AbortSignal;
  stop(): void;
}

/** The running time limits. */
export class Deadlines {
  private readonly running = new Set<AbortController>();

  /** Starts a time limit: after `ms` milliseconds everything with this signal ends with `timed-out`. */
  start(ms: number, outer?: AbortSignal): Deadline {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new EgressError('timed-out', `not finished after ${ms} ms`)), ms);
    this.running.add(controller);
    const stop = () => {
      clearTimeout(timer);
      this.running.delete(controller);
    };
    return { signal: outer ? AbortSignal.any([controller.signal, outer]) : controller.signal, stop };
  }

  /** Aborts all running fetches. */
  abortAll(reason: EgressError): void {
    for (const controller of this.running) controller.abort(reason);
  }
}
