import type { Readable } from 'node:stream';
import type { Portion } from './portion.js';

/** A file to store. */
export interface SourceFile {
  key: string;
  open(): Promise<Readable>;
}

/** The data of a restore, from either kind of backup. */
export interface RestoreSource {
  /** Whether the records are added to the existing data instead of replacing it. */
  isAdded: boolean;
  /** All records, in portions. */
  portions(): AsyncIterable<Portion>;
  /** Number of records. */
  records: number;
  files: readonly SourceFile[];
  /** The highest migration that was applied to the loaded data, by service. */
  migrations: Readonly<Record<string, number>>;
  /** Throws when the number of stored documents of a service differs from the source. */
  check(service: string, counts: Readonly<Record<string, number>>): void;
  /** Messages for administrators about restored and skipped data. */
  report: readonly string[];
}
