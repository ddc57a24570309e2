/** A process that is started again whenever it ends. */
export class Replica {
  constructor(name: string, command: string[], env: Record<string, string>, started: (pid: number) => void);
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
