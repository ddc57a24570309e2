import type { Collection } from '../../catalogue/collection.js';
import { documentValue } from '../../bson/value.js';
import type { StoredRecord } from '../../store/store.js';
import type { Engine } from '../engine/engine.js';
import { Pause } from '../engine/pause.js';
import { openQuery, readQueryNow, type Query } from '../reading/query.js';
import { inSteps } from '../engine/steps.js';

/** A statement that changes the documents a query finds. */
export interface DocumentChange {
  readonly db: string;
  readonly collection: string;
  /** All documents found, or only the first. */
  readonly isMulti: boolean;
  query(collection: Collection | undefined): Query;
  /** Changes one document; inside a commit. */
  apply(collection: Collection, record: StoredRecord): void;
  /** What to do when nothing is found; inside a commit. */
  otherwise?(query: Query): void;
}

/** Judging this many documents takes a few milliseconds at most. */
const EFFORT = 200;
/** How often a slow search may be overtaken by other writers before it is done in one go. */
const MAX_OVERTAKEN = 5;
const PLACES_AT_ONCE = 64;

/**
 * Finds and changes in one go, inside a commit.
 *
 * @returns false when finding would take too long; nothing has happened then
 */
export function changeAtOnce(engine: Engine, change: DocumentChange, effort = EFFORT): boolean {
  const collection = engine.catalogue.get(change.db, change.collection);
  const query = change.query(collection);
  const records = collection ? readQueryNow(engine, collection, query, change.isMulti ? Infinity : 1, effort) : [];
  if (!records) return false;
  if (collection) for (const record of records) change.apply(collection, record);
  if (records.length === 0) change.otherwise?.(query);
  return true;
}

/**
 * Finds first, yielding to others, and then changes what still matches. Outside of any commit.
 */
export async function changeInSteps(engine: Engine, change: DocumentChange): Promise<void> {
  for (let overtaken = 0; overtaken < MAX_OVERTAKEN; overtaken++) {
    const collection = engine.catalogue.get(change.db, change.collection);
    const query = change.query(collection);
    const version = collection?.version;
    const places = collection ? await placesOf(engine, collection, query, change.isMulti) : [];
    if (collection && places.length > 0 && (await changePlaces(engine, collection, query, change, places))) return;
    const isSettled = await engine.store.commits.run(() => settleNothing(engine, change, query, version));
    if (isSettled) return;
  }
  await engine.store.commits.run(() => changeAtOnce(engine, change, Infinity));
}

async function placesOf(engine: Engine, collection: Collection, query: Query, isMulti: boolean): Promise<number[]> {
  const search = await openQuery(engine, collection, query);
  const places: number[] = [];
  while (!search.isDone && (isMulti || places.length === 0)) {
    for (const { place } of await search.read(isMulti ? PLACES_AT_ONCE : 1)) places.push(place);
  }
  return places;
}

/** Changes the documents at these places that still fit; whether there was any. */
async function changePlaces(
  engine: Engine,
  collection: Collection,
  query: Query,
  change: DocumentChange,
  places: readonly number[],
): Promise<boolean> {
  let changed = 0;
  let next = 0;
  const changeSome = () => {
    const pause = new Pause();
    while (next < places.length && !pause.isDue) {
      const place = places[next++] ?? 0;
      if (changeIfFits(engine, collection, query, change, place)) changed++;
    }
  };
  await inSteps(engine, async (step) => {
    while (next < places.length) await step(changeSome);
  });
  return changed > 0;
}

function changeIfFits(
  engine: Engine,
  collection: Collection,
  query: Query,
  change: DocumentChange,
  place: number,
): boolean {
  const raw = collection.dropped ? undefined : engine.store.record(collection.id, place);
  if (!raw || !query.matcher(documentValue(raw))) return false;
  change.apply(collection, { place, raw });
  return true;
}

/** Nothing was found: that holds if nothing was written since. */
function settleNothing(engine: Engine, change: DocumentChange, query: Query, version: number | undefined): boolean {
  if (engine.catalogue.get(change.db, change.collection)?.version !== version) return false;
  change.otherwise?.(query);
  return true;
}
