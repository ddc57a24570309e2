import type { Readable } from 'node:stream';

/** A document to be stored, as relaxed extended JSON. */
export interface SourceDocument {
  service: string;
  collection: string;
  document: string;
}

/** A file to be stored. */
export interface SourceFile {
  key: string;
  open(): Promise<Readable>;
}

/** What a restore puts in place, wherever it comes from. */
export interface RestoreSource {
  /** The documents of a collection follow one another. */
  all(): AsyncIterable<SourceDocument>;
  /** How many there are. */
  documents: number;
  files: readonly SourceFile[];
  /** The highest migration that has run on the documents, by service. */
  migrations: Readonly<Record<string, number>>;
  /** Throws when the numbers of documents that were stored for a service are not those of the source. */
  check(service: string, counts: Readonly<Record<string, number>>): void;
  /** What people should know of what was and was not taken over. */
  report: readonly string[];
}
