import type { ChildProcess } from 'node:child_process';

/** Ends test servers when the test run ends or is killed. */
export interface Guard {
  /** Kills the process group of the child at the end, unless the child has ended before. */
  watch(child: Pick<ChildProcess, 'pid' | 'once'>): void;
  /** Resolves when all are killed and the folder is removed. */
  end(): Promise<void>;
}

export function startGuard(folder: string): Guard;
