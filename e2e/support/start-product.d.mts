import type { ChildProcess } from 'node:child_process';

export interface StartedProduct {
  child: ChildProcess;
  url: string;
  pid: number;
  /** Its last lines of output. */
  output(): string;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** A file to which all output is appended. */
  logFile?: string;
  /** The folder of another version that has been built, to be started instead of this one. */
  checkout?: string;
}

/** Starts the built product on a free port; `env` adds settings. */
export function startProduct(
  dataFolder: string,
  env?: Record<string, string>,
  options?: StartOptions,
): Promise<StartedProduct>;
