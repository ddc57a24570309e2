import type { Type } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** A document and its collection. */
export interface ImportedDocument {
  collection: string;
  document: { _id: unknown };
}

/** A record of another product: its kind and its fields. */
export interface ImportedRecord {
  kind: string;
}

/** Converts an imported record into documents of a service; `get` returns one of its providers. */
export type ToDocuments = (
  record: ImportedRecord,
  get: <T>(provider: Type<T>) => T,
) => ImportedDocument[] | Promise<ImportedDocument[]>;

/** Records without conflicts, and the changes that were made: messages for users, in English. */
export interface ResolvedRecords {
  records: readonly ImportedRecord[];
  changes: string[];
}

/** Assigns unused names and numbers to records that are added to other data. */
export type ResolveConflicts = (records: readonly ImportedRecord[], db: Connection) => Promise<ResolvedRecords>;
