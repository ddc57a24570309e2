import { spawnSync } from 'node:child_process';

/** Kills a process and its descendants. */
export function killTree(pid: number): void {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const parents = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const tree = [pid];
  for (const parent of tree) tree.push(...parents.filter(([, ppid]) => ppid === parent).map(([child]) => child));
  for (const each of tree) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}
