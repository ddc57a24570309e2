import type { Scan } from './scan.js';

/** Where a query's documents come from. */
export interface Source {
  readonly scan: Scan;
  /** Every document it gives is wanted, as long as nothing is written. */
  readonly isDecided: boolean;
  /** They come in the wanted order. */
  readonly isSorted: boolean;
  /** The version of the collection at which they were found; undefined when they are found while they are read. */
  readonly version?: number;
}
