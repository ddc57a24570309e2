import type { EntryDocument } from './scan/covered-documents.js';
import type { Scan } from './scan/scan-types.js';

/** The source of a query's documents. */
export interface QuerySource {
  readonly scan: Scan;
  /** Every document matches, as long as nothing is written. */
  readonly isDecided: boolean;
  /** They are in the requested order. */
  readonly isSorted: boolean;
  /** The version of the collection at which they were found; undefined when they are found while reading. */
  readonly version?: number;
  /** Where index entries have all fields that are read. */
  readonly documentOf?: EntryDocument;
}
