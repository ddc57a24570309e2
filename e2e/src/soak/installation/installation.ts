/** A process that the soak test may kill. */
export interface Target {
  /** The part it belongs to, for the report. */
  part: string;
  pid: number;
}

/** The file of an installation's folder to which its parts write their logs. */
export const INSTANCE_LOG = 'instance.log';

/** A running product of any form. */
export interface Installation {
  url: string;
  /** The current processes that may be killed. */
  targets(): Target[];
  /** Stops it gracefully; resolves to the command lines of leftover processes. */
  stop(): Promise<string[]>;
  /** The file with the output of all its parts. */
  logFile: string;
  /** The last output of its parts, for an error message. */
  output(): string;
}
