import type { Type } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** A document and where it belongs. */
export interface PlacedDocument {
  collection: string;
  document: { _id: unknown };
}

/** A record of another product as it travels: what it is, and its fields. */
export interface MovingRecord {
  kind: string;
}

/** The documents of a service for a record that moves in; `get` gives one of its providers. */
export type MoveIn = (
  record: MovingRecord,
  get: <T>(provider: Type<T>) => T,
) => PlacedDocument[] | Promise<PlacedDocument[]>;

/** Records as they can be stored, and what was changed to that end: sentences for people, in English. */
export interface SettledRecords {
  records: readonly MovingRecord[];
  changes: string[];
}

/** Gives records that move in beside other data the names and numbers that are free in the database. */
export type SettleIn = (records: readonly MovingRecord[], db: Connection) => Promise<SettledRecords>;
