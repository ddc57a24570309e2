import type { Index } from '../../catalogue/index-definition.js';

/** A document that may be wanted; `raw` where it was read along the way, `entry` where one led to it. */
export interface Candidate {
  readonly place: number;
  readonly raw?: Buffer;
  readonly entry?: Buffer;
  readonly index?: Index;
}

/** Gives candidates bit by bit. Remembers where it is by key, so that others may write meanwhile. */
export interface Scan {
  readonly isDone: boolean;
  /** The next candidates, at most `limit`; may be none although it is not done. */
  read(limit: number): Candidate[];
  /** Leaves out that many documents; only where the entries alone decide. */
  skip?(count: number): void;
}
