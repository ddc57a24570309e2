import { createLog } from '../../src/logging/log.js';
import { DatabaseProcess, type Transport } from './database-process.js';
import { killDatabase, type KillReport } from './kill-database.js';
import { describeTimes, print } from './print-times.js';

const ROWS = 3_000;

export interface ReportOptions {
  kills: number;
  clients: number;
  transport: Transport;
}

/** Runs the benchmark and prints its results; returns the exit code. */
export async function reportKills({ kills, clients, transport }: ReportOptions): Promise<number> {
  const database = await DatabaseProcess.create(transport);
  const log = createLog('kill-database', { LOG_LEVEL: 'fatal', LOG_FORMAT: 'json' });
  const onKill = (kill: number, times: number[]) => {
    if (kill % 10 === 0) print(`${kill} kills, last recovery ${Math.round(Math.max(...times))} ms`);
  };
  try {
    const report = await killDatabase({ database, log, kills, clients, rows: ROWS, onKill });
    print(`${transport}: ${kills} kills, ${clients} clients, ${describe(report)}`);
    return report.failedWriters + report.lost + report.wrongReads + report.stuck === 0 ? 0 : 1;
  } finally {
    await database.remove();
  }
}

function describe({ recoveryMs, ...counts }: KillReport): string {
  return `${describeTimes(recoveryMs)}, ${JSON.stringify(counts)}`;
}
