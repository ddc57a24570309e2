import type { ChildProcess } from 'node:child_process';

export interface ReplicaHooks {
  /** Called with each process that is started. */
  onStart?(child: ChildProcess): void;
  /** Called with each line of output. */
  onLine?(line: string): void;
}

/** One replica of one part: a process that is restarted whenever it ends. */
export class Replica {
  constructor(name: string, command: string[], env: Record<string, string>, hooks?: ReplicaHooks);
  readonly name: string;
  /** The id of the running process. */
  readonly pid: number;
  /** The permissions that the message server refused. */
  readonly refusals: readonly string[];
  /** Each end that `stop` did not cause: the exit code or the signal, and the last lines of output. */
  readonly exits: readonly { reason: number | string; at: Date; output: string }[];
  start(): void;
  /** Resolves when it is ready for the first time. */
  watch(): Promise<void>;
  /** Keeps its state for the balancer up to date until it is stopped. */
  follow(): Promise<void>;
  /** Its last lines of output. */
  output(): string;
  stop(): Promise<void>;
}
