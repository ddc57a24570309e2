import type { Readable } from 'node:stream';
import type { Portion } from './portion.js';

/** A file to be stored. */
export interface SourceFile {
  key: string;
  open(): Promise<Readable>;
}

/** What a restore puts in place, wherever it comes from. */
export interface RestoreSource {
  /** Whether it comes beside what is there, else it takes the place of that. */
  isAdded: boolean;
  /** Everything that is stored, in portions. */
  portions(): AsyncIterable<Portion>;
  /** How many records there are. */
  records: number;
  files: readonly SourceFile[];
  /** The highest migration that has run on what is loaded, by service. */
  migrations: Readonly<Record<string, number>>;
  /** Throws when the numbers of documents that were stored for a service are not those of the source. */
  check(service: string, counts: Readonly<Record<string, number>>): void;
  /** What people should know of what was and was not taken over. */
  report: readonly string[];
}
