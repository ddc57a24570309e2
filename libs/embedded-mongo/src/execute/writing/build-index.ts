import { CommandError } from '../../errors.js';
import type { Collection } from '../../catalogue/collection.js';
import { ID_INDEX, type Index, type NewIndex } from '../../catalogue/index-definition.js';
import type { Engine } from '../engine/engine.js';
import { Pause } from '../engine/pause.js';
import { CollectionScan } from '../reading/scan/scan.js';
import { inSteps } from '../engine/steps.js';
import { indexRecord } from './write-record.js';

const RECORDS_AT_ONCE = 16;

/** The builds of unfinished indexes, for concurrent requests of the same one. */
const builds = new WeakMap<Index, Promise<void>>();

/** Builds missing indexes, in slices; writers maintain them from the start. */
export async function buildIndexes(
  engine: Engine,
  collection: Collection,
  definitions: readonly NewIndex[],
): Promise<void> {
  if (await engine.store.commits.run(() => addToEmpty(engine, collection, definitions))) return;
  for (const definition of definitions) {
    const { finished } = await engine.store.commits.run(() => startBuild(engine, collection, definition));
    await finished;
  }
}

/** Adds indexes that need no build, since the collection has no documents. Returns whether that is so. */
function addToEmpty(engine: Engine, collection: Collection, definitions: readonly NewIndex[]): boolean {
  const isBuilding = collection.indexes.some(({ stored }) => stored.building);
  if (isBuilding || new CollectionScan(engine.store, collection).read(1).length > 0) return false;
  for (const definition of definitions) {
    if (!sameIndex(collection, definition)) engine.catalogue.addIndex(collection, definition);
  }
  collection.version++;
  return true;
}

/** A build in an object, so that the commit that starts it does not await it. */
interface Build {
  readonly finished: Promise<void> | undefined;
}

function startBuild(engine: Engine, collection: Collection, definition: NewIndex): Build {
  const existing = sameIndex(collection, definition);
  if (existing) return { finished: builds.get(existing) };
  const index = engine.catalogue.addIndex(collection, { ...definition, building: true });
  const finished = fill(engine, collection, index);
  builds.set(index, finished);
  // A failure is thrown to those that await it; there may be none yet.
  finished.catch(() => undefined);
  return { finished };
}

async function fill(engine: Engine, collection: Collection, index: Index): Promise<void> {
  const { commits } = engine.store;
  try {
    const scan = new CollectionScan(engine.store, collection);
    await inSteps(engine, async (step) => {
      while (!scan.isDone) await step(() => indexBatch(engine, collection, index, scan));
    });
    await commits.run(() => finish(engine, collection, index));
  } catch (error) {
    await commits.run(() => removeUnfinishedIndex(engine, collection, index));
    throw error;
  } finally {
    builds.delete(index);
  }
}

function finish(engine: Engine, collection: Collection, index: Index): void {
  checkExists(collection, index);
  delete index.stored.building;
  collection.version++;
  engine.catalogue.save(collection);
}

/** The collection may have been reloaded from disk or dropped meanwhile. */
function removeUnfinishedIndex({ catalogue }: Engine, { db, name }: Collection, { stored }: Index): void {
  const collection = catalogue.get(db, name);
  const index = collection?.indexes.find((other) => other.stored.id === stored.id);
  if (collection && index) catalogue.removeIndex(collection, index);
}

function indexBatch(engine: Engine, collection: Collection, index: Index, scan: CollectionScan): void {
  checkExists(collection, index);
  const pause = new Pause();
  while (!scan.isDone && !pause.isDue) {
    for (const record of scan.read(RECORDS_AT_ONCE)) indexRecord(engine, collection, index, record);
  }
}

/** @throws CommandError when a collection or index was dropped, or read again from disk */
function checkExists({ indexes, dropped }: Collection, index: Index): void {
  if (indexes.includes(index) && !dropped) return;
  throw new CommandError('IndexBuildAborted', `the collection or index was dropped: ${index.stored.name}`);
}

/**
 * The same existing index.
 *
 * @throws CommandError when one of that name or key is different
 */
function sameIndex({ indexes }: Collection, definition: NewIndex): Index | undefined {
  const sameName = indexes.find((index) => index.stored.name === definition.name);
  const sameKey = indexes.find((index) => identity(index.stored) === identity(definition));
  if (sameName && (sameName !== sameKey || signature(sameName.stored) !== signature(definition))) {
    throw differs('IndexKeySpecsConflict', definition);
  }
  if (sameName && sameName.stored.expireAfterSeconds !== definition.expireAfterSeconds) {
    throw differs('IndexOptionsConflict', definition);
  }
  if (sameKey && !sameName) throw differs('IndexOptionsConflict', definition);
  return sameName;
}

function differs(codeName: 'IndexKeySpecsConflict' | 'IndexOptionsConflict', { name }: NewIndex): CommandError {
  return new CommandError(codeName, `An index with the name or the key of ${name} exists with other options`);
}

function identity({ key, partialFilterExpression }: NewIndex): string {
  return JSON.stringify([Object.entries(key), partialFilterExpression]);
}

function signature({ name, unique, sparse }: NewIndex): string {
  return JSON.stringify([unique === true || name === ID_INDEX, sparse === true]);
}
