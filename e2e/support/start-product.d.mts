import type { ChildProcess } from 'node:child_process';

export interface StartedProduct {
  child: ChildProcess;
  url: string;
  pid: number;
  /** Its last lines of output. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts the built product on a free port; `env` adds settings. */
export function startProduct(dataFolder: string, env?: Record<string, string>): Promise<StartedProduct>;
