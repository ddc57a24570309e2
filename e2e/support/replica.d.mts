export interface ReplicaHooks {
  /** Called with the id of each process that is started. */
  started?(pid: number): void;
  /** Called with each line of output. */
  wrote?(line: string): void;
}

/** A process that is started again whenever it ends. */
export class Replica {
  constructor(name: string, command: string[], env: Record<string, string>, hooks?: ReplicaHooks);
  readonly name: string;
  /** The process that runs now. */
  readonly pid: number;
  /** What the message server did not let it do. */
  readonly refusals: readonly string[];
  start(): void;
  /** Resolves when it is ready for the first time. */
  watch(): Promise<void>;
  /** Its last lines of output. */
  output(): string;
  stop(): Promise<void>;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number>;
