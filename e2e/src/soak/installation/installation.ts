/** A process that a soak may kill. */
export interface Target {
  /** The part it belongs to, for the report. */
  part: string;
  pid: number;
}

/** The file of an installation's folder to which its parts write their logs. */
export const INSTANCE_LOG = 'instance.log';

/** A running product, whatever it is made of. */
export interface Installation {
  url: string;
  /** The processes that may be killed, as they are now. */
  targets(): Target[];
  /** Ends it in order; resolves to the command lines of what still runs afterwards. */
  stop(): Promise<string[]>;
  /** The file with all that its parts have written. */
  logFile: string;
  /** What its parts wrote last, for an error message. */
  output(): string;
}
