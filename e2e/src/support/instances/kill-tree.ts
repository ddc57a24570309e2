import { treeOf } from './process-tree.js';

/** Kills a process and its descendants. */
export function killTree(root: number): void {
  for (const { pid } of treeOf(root)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its parent.
    }
  }
}
