import type { Index } from '../../../catalogue/index-definition.js';

/** A document that may match; `raw` if it was read by the scan, `entry` if it was found by an index entry. */
export interface Candidate {
  readonly recordId: number;
  readonly raw?: Buffer;
  readonly entry?: Buffer;
  readonly index?: Index;
}

/** Returns candidates in steps. Stores its position as a key, so that others may write meanwhile. */
export interface Scan {
  /** The index whose entries are read. */
  readonly index?: Index;
  readonly isDone: boolean;
  /** The next candidates, at most `limit`; may be empty although it is not done. */
  read(limit: number): Candidate[];
  /** Skips documents; only where the entries alone are sufficient. */
  skip?(count: number): void;
}
