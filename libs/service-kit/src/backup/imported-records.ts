import type { Type } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** A document and where it belongs. */
export interface ImportedDocument {
  collection: string;
  document: { _id: unknown };
}

/** A record of another product as it travels: what it is, and its fields. */
export interface ImportedRecord {
  kind: string;
}

/** The documents of a service for a record that moves in; `get` gives one of its providers. */
export type MoveIn = (
  record: ImportedRecord,
  get: <T>(provider: Type<T>) => T,
) => ImportedDocument[] | Promise<ImportedDocument[]>;

/** Records as they can be stored, and what was changed to that end: sentences for people, in English. */
export interface ResolvedRecords {
  records: readonly ImportedRecord[];
  changes: string[];
}

/** Gives records that move in beside other data the names and numbers that are free in the database. */
export type SettleIn = (records: readonly ImportedRecord[], db: Connection) => Promise<ResolvedRecords>;
