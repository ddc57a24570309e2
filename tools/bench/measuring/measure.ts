import type { Call, Larder } from '../../client/larder.js';
import type { Cost, CostMeter } from './cost-meter.js';
import { latencyOf, type Latency } from './percentile.js';

export interface Figures extends Latency, Cost {
  /** Responses per second. */
  perSecond: number;
  /** Responses with an unexpected status, and missing ones. */
  failed: number;
}

export interface Load {
  clients: number;
  /** Seconds of measurement; half as long before that is a warm-up, in which V8 compiles new code. */
  seconds: number;
}

export interface MeasuredCalls {
  larder: Larder;
  next: () => Call;
  /** The expected status; any 2xx when absent. */
  status?: number | undefined;
}

/** Lets the clients send requests one after another for that long; latencies in milliseconds. */
export async function measure(calls: MeasuredCalls, { clients, seconds }: Load, meter: CostMeter): Promise<Figures> {
  await callUntil(calls, clients, performance.now() + seconds * 500);
  const costOf = await meter.start();
  const startedAt = performance.now();
  const { times, failed } = await callUntil(calls, clients, startedAt + seconds * 1000);
  const took = (performance.now() - startedAt) / 1000;
  const cost = await costOf(times.length);
  return { perSecond: times.length / took, failed, ...latencyOf(times), ...cost };
}

async function callUntil({ larder, next, status }: MeasuredCalls, clients: number, end: number) {
  const times: number[] = [];
  let failed = 0;
  const isFine = (answered: number) => (status === undefined ? answered >= 200 && answered < 300 : answered === status);
  const client = async () => {
    while (performance.now() < end) {
      const call = next();
      const startedAt = performance.now();
      const answered = await larder.send(call).then(
        (response) => response.status,
        () => 0,
      );
      times.push(performance.now() - startedAt);
      if (!isFine(answered)) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, failed };
}
