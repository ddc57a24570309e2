/** The effect of a write: `unknown` when its connection broke, so that it may still take effect. */
export type WriteOutcome = 'changed' | 'unchanged' | 'unknown';

/** Ends a write. */
export type EndWrite = (outcome: WriteOutcome) => void;

/** A command that is about to be sent and may change data. */
export interface WriteCommand {
  command: object;
  database: string;
  collection: string;
  /** Sends another command over the same connection before it, and returns the reply. */
  send: (command: object) => Promise<unknown>;
}

/** Follows the writes to a database, so that the data have a version. */
export interface WriteTracker {
  /** Registers the start of a write, which must not be sent before. */
  begin(write: WriteCommand): EndWrite | Promise<EndWrite>;
}
