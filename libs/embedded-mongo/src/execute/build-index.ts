import { CommandError } from '../errors.js';
import type { Collection } from '../catalogue/collection.js';
import type { Index } from '../catalogue/index-definition.js';
import type { WantedIndex } from '../commands/index-spec.js';
import type { Engine } from './engine.js';
import { Pause } from './pause.js';
import { CollectionScan } from './scan.js';
import { inSteps } from './steps.js';
import { indexRecord } from './write-record.js';

const RECORDS_AT_ONCE = 16;

/** Makes the indexes that are not there yet, in slices; writers keep them up to date from the first moment. */
export async function buildIndexes(
  engine: Engine,
  collection: Collection,
  wanted: readonly WantedIndex[],
): Promise<void> {
  for (const definition of wanted) {
    if (isThere(collection, definition)) continue;
    await build(engine, collection, definition);
  }
}

async function build(engine: Engine, collection: Collection, definition: WantedIndex): Promise<void> {
  const { commits } = engine.store;
  const index = await commits.run(() => engine.catalogue.addIndex(collection, { ...definition, building: true }));
  try {
    const scan = new CollectionScan(engine.store, collection.id, false);
    await inSteps(engine, async (step) => {
      while (!scan.isDone) await step(() => enterSome(engine, collection, index, scan));
    });
  } catch (error) {
    await commits.run(() => engine.catalogue.removeIndex(collection, index));
    throw error;
  }
  await commits.run(() => {
    delete index.stored.building;
    collection.version++;
    engine.catalogue.save(collection);
  });
}

function enterSome(engine: Engine, collection: Collection, index: Index, scan: CollectionScan): void {
  const pause = new Pause();
  while (!scan.isDone && !pause.isDue) {
    for (const { place, raw } of scan.read(RECORDS_AT_ONCE)) {
      if (raw) indexRecord(engine, collection, index, place, raw);
    }
  }
}

/**
 * Whether the same index exists.
 *
 * @throws CommandError when one of that name or key is different
 */
function isThere({ indexes }: Collection, wanted: WantedIndex): boolean {
  const sameName = indexes.find((index) => index.stored.name === wanted.name);
  const sameKey = indexes.find((index) => identity(index.stored) === identity(wanted));
  if (sameName && sameName === sameKey) {
    if (isUnique(sameName.stored) === isUnique(wanted)) return true;
    throw differs('IndexKeySpecsConflict', wanted);
  }
  if (sameName) throw differs('IndexKeySpecsConflict', wanted);
  if (sameKey) throw differs('IndexOptionsConflict', wanted);
  return false;
}

function differs(codeName: 'IndexKeySpecsConflict' | 'IndexOptionsConflict', { name }: WantedIndex): CommandError {
  return new CommandError(codeName, `An index with the name or the key of ${name} exists with other options`);
}

function identity({ key, partialFilterExpression }: WantedIndex): string {
  return JSON.stringify([Object.entries(key), partialFilterExpression]);
}

function isUnique({ name, unique }: WantedIndex): boolean {
  return unique === true || name === '_id_';
}
