import type { DatabaseCommands } from './database-commands.js';
import { processorMsOf, usedMs } from './processor-time.js';

/** The average cost of one request, including other work of the system at the same time. */
export interface Cost {
  /**
   * Processor time of the whole product, including its database, message server and Redis; null where it cannot be
   * measured.
   */
  cpuMs: number | null;
  /** Database commands; null without a database, or with one that does not count them. */
  commands: number | null;
}

/** Starts counting; the returned function stops it and divides the cost by the number of requests. */
export interface CostMeter {
  start(): Promise<(requests: number) => Promise<Cost>>;
}

/** Measures the processes below `roots` and their database. */
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
