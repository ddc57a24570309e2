import type { Collection } from '../../catalogue/collection.js';
import { prefixOf } from '../../catalogue/index-definition.js';
import { prefixEnd } from '../../keys/index-entry.js';
import type { Engine } from './engine.js';

const REMOVED_AT_ONCE = 500;

/**
 * Removes, in steps, the records and entries of dropped collections and indexes. Ends early when `isStopped` returns
 * true.
 */
export async function removeGarbage(engine: Engine, isStopped: () => boolean = () => false): Promise<void> {
  for (const collection of engine.catalogue.garbage()) {
    const isGone = await removeFrom(engine, collection, isStopped);
    if (!isGone) return;
    await engine.store.commits.run(() => engine.catalogue.forgetGarbage(collection));
  }
}

async function removeFrom(engine: Engine, collection: Collection, isStopped: () => boolean): Promise<boolean> {
  const { store } = engine;
  const dropped = collection.dropped ? collection.indexes.map((index) => index.stored.id) : [];
  const removals = [...collection.garbage, ...dropped].map((id) => () => {
    const prefix = prefixOf(id);
    return store.removeKeys({ from: prefix, to: prefixEnd(prefix) }, REMOVED_AT_ONCE);
  });
  if (collection.dropped) removals.push(() => store.deleteRecords(collection.id, REMOVED_AT_ONCE));
  for (const removal of removals) {
    // A replaced collection counts as dropped although it may still exist.
    const removeSome = () => (engine.catalogue.isGarbage(collection) ? removal() : 0);
    let removed = REMOVED_AT_ONCE;
    while (removed === REMOVED_AT_ONCE && !isStopped()) removed = await store.commits.run(removeSome);
  }
  return !isStopped();
}

/** The name prefix of collections with the output of unfinished pipelines. */
export const OUTPUT_PREFIX = 'tmp.agg_out.';

/**
 * Removes unfinished outputs of pipelines and unfinished indexes of an earlier process. No client received a reply
 * about either.
 */
export async function removeUnfinished(engine: Engine): Promise<void> {
  await removeOutputs(engine);
  await removeUnfinishedIndexes(engine);
}

async function removeOutputs({ store, catalogue }: Engine): Promise<void> {
  const unfinished = catalogue.list().filter(({ name }) => name.startsWith(OUTPUT_PREFIX));
  if (unfinished.length === 0) return;
  await store.commits.run(() => unfinished.forEach((collection) => catalogue.drop(collection)));
}

async function removeUnfinishedIndexes({ store, catalogue }: Engine): Promise<void> {
  const unfinished = catalogue.list().filter(({ indexes }) => indexes.some((index) => index.stored.building));
  if (unfinished.length === 0) return;
  await store.commits.run(() => {
    for (const collection of unfinished) {
      const halves = collection.indexes.filter((index) => index.stored.building);
      for (const index of halves) catalogue.removeIndex(collection, index);
    }
  });
}
