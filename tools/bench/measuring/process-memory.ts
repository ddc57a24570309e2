import { readFileSync } from 'node:fs';
import { orNull, pidsOfTrees } from './process-tree.js';

export interface ProcessMemory {
  name: string;
  /** All mapped memory, including shared memory, in MB. */
  rssMb: number;
  /** Proportional set size, in MB: can be added up. */
  pssMb: number;
}

/** The memory of these processes and their descendants on Linux; empty on other systems. */
export function memoryOfTrees(roots: readonly number[]): ProcessMemory[] {
  return pidsOfTrees(roots).flatMap((pid) => memoryOf(pid) ?? []);
}

function memoryOf(pid: number): ProcessMemory | null {
  const rollup = orNull(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  const command = orNull(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  if (!rollup || !command) return null;
  return { name: nameOf(command), rssMb: megabytes(rollup, 'Rss'), pssMb: megabytes(rollup, 'Pss') };
}

/** The name of the process with this command line (parts separated by NUL). */
export function nameOf(commandLine: string): string {
  const [program = '', ...args] = commandLine.split('\0');
  if (args.some((arg) => arg.includes('embedded-mongo'))) return 'database';
  if (args.some((arg) => arg.endsWith('product-main.js'))) return 'gateway and services';
  if (args.some((arg) => arg.endsWith('start.cjs'))) return 'launcher';
  const part = args.flatMap((arg) => /^(?:services\/)?([\w-]+)\/dist\/main\.js$/.exec(arg)?.[1] ?? [])[0];
  if (part) return part;
  return (program.split('/').at(-1) ?? program).split(/[\s:]/)[0] ?? program;
}

function megabytes(rollup: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
}
