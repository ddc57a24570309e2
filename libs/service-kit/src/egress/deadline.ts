import { EgressError } from './policy/egress-error.js';

/** A wall clock for one fetch with all its hops; `stop` it when the answer has been read. */
export interface Deadline {
  signal: AbortSignal;
  stop(): void;
}

/** The clocks that are running. */
export class Deadlines {
  private readonly running = new Set<AbortController>();

  /** Starts a clock: after `ms` everything that carries the signal ends with `timed-out`. */
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

  /** Ends everything that is under way. */
  abortAll(reason: EgressError): void {
    for (const controller of this.running) controller.abort(reason);
  }
}
