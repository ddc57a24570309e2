import { pidsOfTrees, statFields } from './process-tree.js';

/** The kernel counts processor time in ticks of this length (USER_HZ, the same on every Linux). */
const TICK_MS = 10;
/** Fields 14 and 15 of `stat` (user and system time), counted from the state, which is field 3. */
const [USER, SYSTEM] = [11, 12];

/**
 * The processor time of each of these processes and their descendants, threads included, in milliseconds. Empty on
 * other systems than Linux.
 */
export function processorMsOf(roots: readonly number[]): Map<number, number> {
  return new Map(pidsOfTrees(roots).map((pid) => [pid, msOf(pid)]));
}

/** The processor time between two moments; an ended process is not counted. */
export function usedMs(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

function msOf(pid: number): number {
  const fields = statFields(pid);
  return (Number(fields[USER] ?? 0) + Number(fields[SYSTEM] ?? 0)) * TICK_MS;
}
