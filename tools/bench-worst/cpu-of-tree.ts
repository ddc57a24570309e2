import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second for every program. */
const TICK_MS = 10;

interface ProcessTime {
  pid: number;
  parent: number;
  cpuMs: number;
}

/** CPU time of a process and all below it since they began, in milliseconds. */
export function cpuMsOfTree(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => timeOf(pid) ?? []);
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return all.filter(({ pid }) => isBelow(pid)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

function timeOf(pid: string): ProcessTime | null {
  try {
    return readStat(Number(pid), readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null; // it has ended meanwhile
  }
}

/** Fields after the name in brackets, which may hold anything: state, parent, …, user time (12th), system time (13th). */
export function readStat(pid: number, stat: string): ProcessTime {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
}
