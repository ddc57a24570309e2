import type { Collection } from '../../catalogue/collection.js';
import type { Engine } from '../../execute/engine/engine.js';
import { checkDepth, checkSize, withIdFirst } from '../../execute/writing/new-document.js';
import { insertRecord, replaceRecord } from '../../execute/writing/write-record.js';
import type { Filter } from '../../query/filter.js';
import type { StoredRecord } from '../../store/store.js';
import { updatedDocument, upsertedDocument } from '../../update/apply.js';
import { upsertSeed } from '../../update/upsert-seed.js';
import { mayDeepen, type Update } from '../../update/update.js';

/** The collection that a statement writes to; an upsert may create it. */
export interface CollectionName {
  readonly db: string;
  readonly collection: string;
}

/** An update and the filter whose matches it changes: positions of arrays and the fields of upserts follow from it. */
export interface FilteredUpdate {
  readonly update: Update;
  readonly filter: Filter;
}

/** Updates a document; inside a commit. Writes nothing when nothing changes. */
export function updateRecord(
  engine: Engine,
  collection: Collection,
  record: StoredRecord,
  { update, filter }: FilteredUpdate,
): { after: Buffer; isModified: boolean } {
  const after = checkSize(updatedDocument(record.raw, update, filter));
  if (after.equals(record.raw)) return { after: record.raw, isModified: false };
  if (mayDeepen(update)) checkDepth(after);
  replaceRecord(engine, collection, record, after);
  return { after, isModified: true };
}

/** Inserts the document of an upsert; inside a commit. */
export function insertUpserted(
  engine: Engine,
  { db, collection }: CollectionName,
  { update, filter }: FilteredUpdate,
): Buffer {
  const raw = withIdFirst(checkDepth(upsertedDocument(upsertSeed(filter), update)));
  insertRecord(engine, engine.catalogue.getOrCreate(db, collection), raw);
  return raw;
}
