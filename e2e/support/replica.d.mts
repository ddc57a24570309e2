export interface ReplicaHooks {
  /** Called with the id of each process that is started. */
  onStart?(pid: number): void;
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
  /** Descriptions of exits without a signal of a test, with the last lines of output. */
  readonly unexpectedExits: readonly string[];
  start(): void;
  /** Resolves when it is ready for the first time. */
  watch(): Promise<void>;
  /** Its last lines of output. */
  output(): string;
  stop(): Promise<void>;
}
