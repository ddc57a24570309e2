import type { Kill, SoakLog } from './soak-log.js';

/** The recovery time of a part, in milliseconds. */
export interface Recovery {
  part: string;
  kills: number;
  median: number;
  p99: number;
  slowest: number;
}

/** Recovery by part, and of all of them together. */
export function recoveries(kills: readonly Kill[]): Recovery[] {
  const parts = [...new Set(kills.map(({ part }) => part))].sort();
  const rows = parts.map((part) =>
    recoveryOf(
      part,
      kills.filter((kill) => kill.part === part),
    ),
  );
  return [...rows, recoveryOf('all', kills)];
}

function recoveryOf(part: string, kills: readonly Kill[]): Recovery {
  const times = kills.map(({ recoveryMs }) => recoveryMs).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? 0;
  return { part, kills: times.length, median: at(0.5), p99: at(0.99), slowest: at(1) };
}

/** The result of a soak test as Markdown: recovery, responses, violations. */
export function soakReport(log: SoakLog, leftovers: readonly string[]): string {
  const rows = recoveries(log.kills).map(
    ({ part, kills, median, p99, slowest }) => `| ${[part, kills, ms(median), ms(p99), ms(slowest)].join(' | ')} |`,
  );
  const statuses = [...log.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  return [
    '| Part killed | kills | median ms | p99 ms | slowest ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `${log.responses} responses in ${log.seconds} s (${statuses.join(', ')}), ${log.disconnects} connections refused or broken, slowest response ${ms(log.slowestMs)} ms. Violations: ${log.violations.length}. Left running after the stop: ${leftovers.length}.`,
  ].join('\n');
}

const ms = (value: number): string => value.toFixed(0);
