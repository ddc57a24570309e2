import { CommandError } from '../../errors.js';
import type { Collection } from '../../catalogue/collection.js';
import { ID_INDEX, type Index, type NewIndex } from '../../catalogue/index-definition.js';
import type { Engine } from '../engine/engine.js';
import { Pause } from '../engine/pause.js';
import { CollectionScan } from '../reading/scan.js';
import { inSteps } from '../engine/steps.js';
import { indexRecord } from './write-record.js';

const RECORDS_AT_ONCE = 16;

/** Indexes that are being built, for concurrent requests of the same one. */
const underway = new WeakMap<Index, Promise<void>>();

/** Builds missing indexes, in slices; writers maintain them from the start. */
export async function buildIndexes(
  engine: Engine,
  collection: Collection,
  definitions: readonly NewIndex[],
): Promise<void> {
  for (const definition of definitions)
    await engine.store.commits.run(() => startBuild(engine, collection, definition)).then(wait);
}

/** Boxed, so that the commit does not await it. */
interface Underway {
  readonly built: Promise<void> | undefined;
}

async function wait({ built }: Underway): Promise<void> {
  await built;
}

function startBuild(engine: Engine, collection: Collection, definition: NewIndex): Underway {
  const existing = sameIndex(collection, definition);
  if (existing) return { built: underway.get(existing) };
  const index = engine.catalogue.addIndex(collection, { ...definition, building: true });
  const built = fill(engine, collection, index);
  underway.set(index, built);
  // A failure is thrown to those that await it; there may be none yet.
  built.catch(() => undefined);
  return { built };
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
    await commits.run(() => forget(engine, collection, index));
    throw error;
  } finally {
    underway.delete(index);
  }
}

function finish(engine: Engine, collection: Collection, index: Index): void {
  delete index.stored.building;
  collection.version++;
  engine.catalogue.save(collection);
}

/** The collection may have been reloaded from disk or dropped meanwhile. */
function forget({ catalogue }: Engine, { db, name }: Collection, { stored }: Index): void {
  const collection = catalogue.get(db, name);
  const index = collection?.indexes.find((other) => other.stored.id === stored.id);
  if (collection && index) catalogue.removeIndex(collection, index);
}

function indexBatch(engine: Engine, collection: Collection, index: Index, scan: CollectionScan): void {
  if (!collection.indexes.includes(index) || collection.dropped) {
    throw new CommandError('IndexBuildAborted', `the collection or index was dropped: ${index.stored.name}`);
  }
  const pause = new Pause();
  while (!scan.isDone && !pause.isDue) {
    for (const { recordId, raw } of scan.read(RECORDS_AT_ONCE)) {
      indexRecord(engine, collection, index, recordId, raw);
    }
  }
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
