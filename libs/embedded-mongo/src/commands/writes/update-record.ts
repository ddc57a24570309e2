import type { Collection } from '../../catalogue/collection.js';
import type { Engine } from '../../execute/engine/engine.js';
import { checkDepth, checkSize, withIdFirst } from '../../execute/writing/new-document.js';
import { insertRecord, replaceRecord } from '../../execute/writing/write-record.js';
import type { Filter } from '../../query/filter.js';
import type { StoredRecord } from '../../store/store.js';
import { updatedDocument, upsertedDocument } from '../../update/apply.js';
import { upsertSeed } from '../../update/upsert-seed.js';
import { mayDeepen, type Update } from '../../update/update.js';

/** Updates a document; inside a commit. Writes nothing when nothing changes. */
export function updateRecord(
  engine: Engine,
  collection: Collection,
  { recordId, raw }: StoredRecord,
  update: Update,
  filter: Filter,
): { after: Buffer; isModified: boolean } {
  const after = checkSize(updatedDocument(raw, update, filter));
  if (after.equals(raw)) return { after: raw, isModified: false };
  if (mayDeepen(update)) checkDepth(after);
  replaceRecord(engine, collection, recordId, raw, after);
  return { after, isModified: true };
}

/** Inserts the document of an upsert; inside a commit. */
export function insertUpserted(engine: Engine, db: string, collection: string, filter: Filter, update: Update): Buffer {
  const raw = withIdFirst(checkDepth(upsertedDocument(upsertSeed(filter), update)));
  insertRecord(engine, engine.catalogue.getOrCreate(db, collection), raw);
  return raw;
}
