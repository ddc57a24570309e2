import type { Collection } from '../../catalogue/collection.js';
import { documentValue } from '../../bson/value.js';
import type { StoredRecord } from '../../store/store.js';
import type { Engine } from '../engine/engine.js';
import { Pause } from '../engine/pause.js';
import { openQuery, readQueryNow } from '../reading/query.js';
import type { Query } from '../reading/query-types.js';
import { inSteps, STEP_MS } from '../engine/steps.js';

/** A statement that changes the documents matching a query. */
export interface DocumentChange {
  readonly db: string;
  readonly collection: string;
  /** All matching documents, or only the first. */
  readonly isMulti: boolean;
  query(collection: Collection | undefined): Query;
  /** Changes one document; inside a commit. */
  apply(collection: Collection, record: StoredRecord): void;
  /** Called when nothing matches; inside a commit. */
  otherwise?(query: Query): void;
}

/** A change with its query, as it is planned for the present indexes. */
interface QueryChange {
  readonly collection: Collection;
  readonly query: Query;
  readonly change: DocumentChange;
}

/** Testing this number of documents takes a few milliseconds at most. */
const EFFORT = 200;
/** The maximum number of retries of a slow search that was overtaken by writes; then it runs without yielding. */
const MAX_OVERTAKEN = 5;
const RECORDS_AT_ONCE = 64;

/**
 * Finds and changes without yielding, inside a commit.
 *
 * @returns false when finding would take too long; nothing was changed then
 */
export function changeAtOnce(engine: Engine, change: DocumentChange, effort = EFFORT): boolean {
  const collection = engine.catalogue.get(change.db, change.collection);
  const query = change.query(collection);
  const records = collection
    ? readQueryNow(engine, collection, query, { count: change.isMulti ? Infinity : 1, effort })
    : [];
  if (!records) return false;
  if (collection) for (const record of records) change.apply(collection, record);
  if (records.length === 0) change.otherwise?.(query);
  return true;
}

/** Finds first, with yielding, and then changes the documents that still match. Outside of any commit. */
export async function changeInSteps(engine: Engine, change: DocumentChange): Promise<void> {
  for (let overtaken = 0; overtaken < MAX_OVERTAKEN; overtaken++) {
    const collection = engine.catalogue.get(change.db, change.collection);
    const query = change.query(collection);
    const version = collection?.version;
    if (collection && (await changeMatches(engine, { collection, query, change }))) return;
    const isSettled = await engine.store.commits.run(() => settleNothing(engine, change, query, version));
    if (isSettled) return;
  }
  await engine.store.commits.run(() => changeAtOnce(engine, change, Infinity));
}

/** Finds the documents, and changes those that still match; returns whether there was any. */
async function changeMatches(engine: Engine, run: QueryChange): Promise<boolean> {
  const recordIds = await recordIdsOf(engine, run);
  return recordIds.length > 0 && changeRecords(engine, run, recordIds);
}

async function recordIdsOf(engine: Engine, { collection, query, change: { isMulti } }: QueryChange): Promise<number[]> {
  const search = await openQuery(engine, collection, query);
  const recordIds: number[] = [];
  while (!search.isDone && (isMulti || recordIds.length === 0)) {
    for (const { recordId } of await search.read(isMulti ? RECORDS_AT_ONCE : 1)) recordIds.push(recordId);
  }
  return recordIds;
}

/** Changes the documents with these record ids that still match; returns whether there was any. */
async function changeRecords(engine: Engine, run: QueryChange, recordIds: readonly number[]): Promise<boolean> {
  let changed = 0;
  let next = 0;
  const changeSome = () => {
    const pause = new Pause(STEP_MS);
    while (next < recordIds.length && !pause.isDue) {
      const recordId = recordIds[next++] ?? 0;
      if (changeIfMatching(engine, run, recordId)) changed++;
    }
  };
  await inSteps(engine, async (step) => {
    while (next < recordIds.length) await step(changeSome);
  });
  return changed > 0;
}

function changeIfMatching(engine: Engine, { collection, query, change }: QueryChange, recordId: number): boolean {
  const raw = collection.dropped ? undefined : engine.store.record(collection.id, recordId);
  if (!raw || !query.matcher(documentValue(raw))) return false;
  change.apply(collection, { recordId, raw });
  return true;
}

/** Nothing was found: that holds if nothing was written since. */
function settleNothing(engine: Engine, change: DocumentChange, query: Query, version: number | undefined): boolean {
  if (engine.catalogue.get(change.db, change.collection)?.version !== version) return false;
  change.otherwise?.(query);
  return true;
}
