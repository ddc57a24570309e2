import { documentValue, type Value } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import type { Index } from '../../catalogue/index-definition.js';
import { numbersUsedUp } from '../../errors.js';
import { entryKey } from '../../keys/index-entry.js';
import { changedKeys, type ChangedKeys } from '../../catalogue/changed-keys.js';
import { keysOf, type DocumentKey, type DocumentKeys } from '../../catalogue/extract.js';
import { changedFields } from '../../query/changed-fields.js';
import { isSamePath } from '../../query/same-path.js';
import { RECORD_IDS_PER_COLLECTION } from '../../store/record-ids.js';
import type { StoredRecord } from '../../store/store.js';
import type { Engine } from '../engine/engine.js';
import { checkUnique } from './unique.js';

/** A document before and after a write. */
interface RecordChange {
  readonly recordId: number;
  readonly before?: Value | undefined;
  readonly now?: Value | undefined;
  /** The names of the top-level fields that may differ. */
  readonly changed?: ReadonlySet<string>;
}

/** The changes of one index for a changed document. */
interface IndexChange {
  readonly index: Index;
  readonly added: readonly DocumentKey[];
  readonly removed: readonly DocumentKey[];
  readonly observed: { arrayPath: string | undefined; inexact: boolean };
}

const NO_KEYS: DocumentKeys = { keys: [] };

/**
 * Inserts a document. Checks every index before it writes; must be called inside a commit.
 * @throws CommandError when a unique index rejects it, the disk is full, or the collection has used all record ids
 */
export function insertRecord(engine: Engine, collection: Collection, raw: Buffer): void {
  engine.space.checkGrowth(engine.isEssential);
  const recordId = collection.nextRecordId;
  if (recordId >= RECORD_IDS_PER_COLLECTION) throw numbersUsedUp(`${collection.namespace} has no record ids`);
  const changes = prepare(engine, collection, { recordId, now: documentValue(raw) });
  collection.nextRecordId++;
  collection.count++;
  engine.store.insertRecord(collection.id, recordId, raw);
  apply(engine, collection, recordId, changes);
}

/** Replaces a document. Checks every index before it writes; must be called inside a commit. */
export function replaceRecord(
  engine: Engine,
  collection: Collection,
  { recordId, raw: old }: StoredRecord,
  raw: Buffer,
): void {
  if (raw.length > old.length) engine.space.checkGrowth(engine.isEssential);
  const [before, now] = [documentValue(old), documentValue(raw)];
  const changes = prepare(engine, collection, { recordId, before, now, changed: changedFields(before, now) });
  engine.store.replaceRecord(collection.id, recordId, raw);
  apply(engine, collection, recordId, changes);
}

/** Deletes a document; must be called inside a commit. */
export function deleteRecord(engine: Engine, collection: Collection, { recordId, raw }: StoredRecord): void {
  const changes = prepare(engine, collection, { recordId, before: documentValue(raw) });
  collection.count--;
  engine.store.deleteRecord(collection.id, recordId);
  apply(engine, collection, recordId, changes);
}

/** Adds a stored document to one index, when building it. */
export function indexRecord(
  engine: Engine,
  collection: Collection,
  index: Index,
  { recordId, raw }: StoredRecord,
): void {
  engine.space.checkGrowth(engine.isEssential);
  const change = prepareIndex(engine, collection, index, { recordId, now: documentValue(raw) });
  if (change) apply(engine, collection, recordId, [change]);
}

function prepare(engine: Engine, collection: Collection, change: RecordChange): IndexChange[] {
  return collection.indexes.flatMap((index) => prepareIndex(engine, collection, index, change) ?? []);
}

function prepareIndex(
  engine: Engine,
  collection: Collection,
  index: Index,
  { recordId, before, now, changed }: RecordChange,
): IndexChange | undefined {
  if (before && now && changed && hasSameKeys(index, before, now, changed)) return undefined;
  const { added, removed, arrayPath } = before && now ? changedKeys(index, before, now) : allKeys(index, before, now);
  if (index.stored.unique && now) {
    // A truncated or rounded key may stay the same although the value has become a duplicate.
    const suspects = index.stored.inexact ? keysOf(index, now).keys.filter((key) => !key.exact) : [];
    for (const key of [...added, ...suspects]) checkUnique(engine, { collection, index, recordId }, key);
  }
  return { index, added, removed, observed: { arrayPath, inexact: added.some((key) => !key.exact) } };
}

/** The keys of a document that is inserted or deleted. */
function allKeys(index: Index, deleted: Value | undefined, inserted: Value | undefined): ChangedKeys {
  const { keys, arrayPath } = inserted ? keysOf(index, inserted) : NO_KEYS;
  return { added: keys, removed: deleted ? keysOf(index, deleted).keys : [], arrayPath };
}

/** Most updates change no indexed field: then nothing needs to be encoded. */
function hasSameKeys(index: Index, before: Value, now: Value, changed: ReadonlySet<string>): boolean {
  const mayDiffer = (name = '') => changed.has(name);
  if (index.partial && (index.partial.fields?.some(mayDiffer) ?? true)) return false;
  return index.fields.every(({ path }) => !mayDiffer(path.steps[0]?.name) || isSamePath(before, now, path));
}

function apply(engine: Engine, collection: Collection, recordId: number, changes: readonly IndexChange[]): void {
  let metadataChanged = false;
  const entries: Buffer[] = [];
  for (const { index, added, removed, observed } of changes) {
    for (const key of removed) removeEntry(engine, collection, index, entryKey(index.prefix, key.bytes, recordId));
    for (const key of added) entries.push(entryKey(index.prefix, key.bytes, recordId));
    metadataChanged = updateMetadata(index, observed) || metadataChanged;
  }
  // An index that is being built may contain the document already.
  const isBuilding = changes.some(({ index }) => index.stored.building);
  const isNew = engine.store.addKeys(entries) === entries.length;
  if (!isNew && !isBuilding) noteDamage(engine, collection, 'were there already');
  for (const entry of entries) collection.ranges.invalidate(entry);
  collection.version++;
  if (metadataChanged) engine.catalogue.save(collection);
}

function removeEntry(engine: Engine, collection: Collection, index: Index, entry: Buffer): void {
  if (!engine.store.removeKey(entry) && !index.stored.building) noteDamage(engine, collection, 'are missing');
  collection.ranges.invalidate(entry);
}

/** The change itself is correct; the index was damaged before. */
function noteDamage(engine: Engine, collection: Collection, problem: string): void {
  engine.damage.note(`index entries of ${collection.namespace} ${problem}`);
}

/** Records array paths and inexact keys of an index. Returns whether its stored definition has changed. */
function updateMetadata({ stored }: Index, { arrayPath, inexact }: IndexChange['observed']): boolean {
  const hasNewPath = arrayPath !== undefined && addArrayPath(stored, arrayPath);
  const isNewlyInexact = inexact && !stored.inexact;
  if (inexact) stored.inexact = true;
  return hasNewPath || isNewlyInexact;
}

/** Returns whether the path is new. Once arrays are recorded without their paths, the paths stay unknown. */
function addArrayPath(stored: Index['stored'], path: string): boolean {
  if (stored.multikey && (!stored.arrayPaths || stored.arrayPaths.includes(path))) return false;
  stored.arrayPaths = [...(stored.arrayPaths ?? []), path];
  stored.multikey = true;
  return true;
}
