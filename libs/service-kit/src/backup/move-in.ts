import type { Type } from '@nestjs/common';

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
