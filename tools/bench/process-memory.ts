import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessMemory {
  name: string;
  /** Everything it has mapped, also what it shares with others, in MB. */
  rssMb: number;
  /** Shared pages counted by share, in MB: these may be added up. */
  pssMb: number;
}

/** The memory of a process and all below it, as Linux tells it; nothing on other systems. */
export function memoryOfTree(root: number): ProcessMemory[] {
  const parents = parentsOfAll();
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow).flatMap((pid) => memoryOf(pid) ?? []);
}

function parentsOfAll(): Map<number, number> {
  const pids = orNothing(() => readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ?? [];
  return new Map(pids.map((pid) => [Number(pid), parentOf(pid)]));
}

/** Field four of `stat`, after the name in brackets, which may hold anything. */
function parentOf(pid: string): number {
  const stat = orNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

function memoryOf(pid: number): ProcessMemory | null {
  const rollup = orNothing(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  const command = orNothing(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  if (!rollup || !command) return null;
  return { name: nameOf(command), rssMb: megabytes(rollup, 'Rss'), pssMb: megabytes(rollup, 'Pss') };
}

/** What the product calls the process that was started with this command line (parts separated by NUL). */
export function nameOf(commandLine: string): string {
  const [program = '', ...args] = commandLine.split('\0');
  if (args.some((arg) => arg.includes('embedded-mongo'))) return 'database';
  if (args.some((arg) => arg.endsWith('product-main.js'))) return 'gateway and services';
  if (args.some((arg) => arg.endsWith('start.cjs'))) return 'launcher';
  return (program.split('/').at(-1) ?? program).split(/[\s:]/)[0] ?? program;
}

function megabytes(rollup: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
}

/** A process may end while it is looked at. */
function orNothing<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
