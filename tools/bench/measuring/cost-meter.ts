import type { DatabaseCommands } from './database-commands.js';
import { processorMsOf, usedMs } from './processor-time.js';

/** What one request costs on average; what the system does beside it at the same time is counted as well. */
export interface Cost {
  /** Processor time of the whole product, its database, message server and Redis included; null where it cannot be measured. */
  cpuMs: number | null;
  /** Database commands; null for a server without a database, or with one that does not count them. */
  commands: number | null;
}

/** Begins to count; the function it gives ends it and shares the cost among the requests. */
export interface CostMeter {
  start(): Promise<(requests: number) => Promise<Cost>>;
}

/** Counts what the processes below `roots` and their database do. */
export function costMeter(roots: () => number[], database?: DatabaseCommands): CostMeter {
  const read = async () => ({ commands: await database?.total(), cpu: processorMsOf(roots()) });
  return {
    start: async () => {
      const before = await read();
      return async (requests) => {
        const after = await read();
        const { commands } = after;
        return {
          cpuMs: after.cpu.size === 0 ? null : usedMs(before.cpu, after.cpu) / requests,
          commands: typeof commands === 'number' ? (commands - (before.commands ?? 0)) / requests : null,
        };
      };
    },
  };
}
