import type { Larder } from '../client/larder.js';
import { latencyOf, type Latency } from './percentile.js';
import type { Scenario } from './scenarios.js';

export interface Figures extends Latency {
  name: string;
  goalMs: number | null;
  /** Answers a second. */
  perSecond: number;
  /** Answers that were not 2xx, or never came. */
  failed: number;
}

export interface Load {
  clients: number;
  /** Counted, after half as long that is not: until then V8 still compiles what is new to it. */
  seconds: number;
}

/** Lets the clients ask one after the other for that long; latencies in milliseconds. */
export async function measure(larder: Larder, scenario: Scenario, { clients, seconds }: Load): Promise<Figures> {
  await askUntil(larder, scenario, clients, performance.now() + seconds * 500);
  const startedAt = performance.now();
  const { times, failed } = await askUntil(larder, scenario, clients, startedAt + seconds * 1000);
  const took = (performance.now() - startedAt) / 1000;
  const { name, goalMs = null } = scenario;
  return { name, goalMs, perSecond: times.length / took, failed, ...latencyOf(times) };
}

async function askUntil(larder: Larder, { method, next }: Scenario, clients: number, end: number) {
  const times: number[] = [];
  let failed = 0;
  const client = async () => {
    while (performance.now() < end) {
      const { path, body } = next();
      const startedAt = performance.now();
      const isFine = await larder.call(method, path, body).then(
        ({ status }) => status < 300,
        () => false,
      );
      times.push(performance.now() - startedAt);
      if (!isFine) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, failed };
}
