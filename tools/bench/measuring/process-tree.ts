import { readdirSync, readFileSync } from 'node:fs';

/** These running processes and their descendants; none on other systems than Linux. */
export function pidsOfTrees(roots: readonly number[]): number[] {
  const parents = parentsOfAll();
  const isBelow = (pid: number): boolean => roots.includes(pid) || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow);
}

/** The fields of a process's `stat` from the third one (its state) on; empty when it has ended. */
export function statFields(pid: number): string[] {
  // The second field is a name in brackets, which may contain anything.
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The result of `read`, or null: a process may end meanwhile. */
export function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function parentsOfAll(): Map<number, number> {
  const pids = orNull(() => readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ?? [];
  return new Map(pids.map((pid) => [Number(pid), Number(statFields(Number(pid))[1] ?? 0)]));
}
