import { EgressError } from './egress-error.js';

/** A wall clock for one fetch with all its hops; `stop` it when the answer has been read. */
export interface Deadline {
  signal: AbortSignal;
  stop(): void;
}

/** Starts the clock: after `ms` everything that carries the signal ends with `timed-out`. */
export function startDeadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new EgressError('timed-out', `not finished after ${ms} ms`)), ms);
  const signal = outer ? AbortSignal.any([controller.signal, outer]) : controller.signal;
  return { signal, stop: () => clearTimeout(timer) };
}
