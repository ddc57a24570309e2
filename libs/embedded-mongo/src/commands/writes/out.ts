import { randomBytes } from 'node:crypto';
import { CommandError, notSupported } from '../../errors.js';
import { fieldsOf, type Value } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { ID_INDEX, newIndexLike } from '../../catalogue/index-definition.js';
import type { DocumentSource } from '../../execute/engine/document-source.js';
import type { Engine } from '../../execute/engine/engine.js';
import { OUTPUT_PREFIX } from '../../execute/engine/garbage.js';
import { withIdFirst } from '../../execute/writing/new-document.js';
import { inSteps, type Step } from '../../execute/engine/steps.js';
import { insertRecord } from '../../execute/writing/write-record.js';
import type { CollectionName } from './update-record.js';

const WRITTEN_AT_ONCE = 64;

/** Parses `$out: 'name'` or `$out: { db, coll }`. */
export function parseOut(spec: Value, db: string): CollectionName {
  if (spec.isString) return { db, collection: spec.text() };
  const fields = new Map(spec.isObject ? fieldsOf(spec) : []);
  if (fields.has('timeseries')) throw notSupported('$out to a time-series collection is');
  const [outDb, collection] = [fields.get('db'), fields.get('coll')];
  if (!outDb?.isString || !collection?.isString) {
    throw new CommandError('Location16990', '$out only supports a string or an object with db and coll');
  }
  return { db: outDb.text(), collection: collection.text() };
}

/** Replaces a collection by the result of a pipeline. Its indexes are kept; on failure also its documents. */
export async function writeOut(engine: Engine, target: CollectionName, source: DocumentSource): Promise<void> {
  const { commits } = engine.store;
  const temporary = await commits.run(() => createLike(engine, target));
  try {
    await inSteps(engine, (step) => fill(engine, temporary, source, step));
    await commits.run(() => replaceTarget(engine, temporary, target));
  } catch (error) {
    await commits.run(() => dropIfThere(engine, temporary));
    throw error;
  }
}

/**
 * An empty collection with the target's indexes, under a name that is removed at the next start if the process ends
 * early.
 */
function createLike(engine: Engine, { db, collection }: CollectionName): Collection {
  const { catalogue } = engine;
  const temporary = catalogue.create(db, `${OUTPUT_PREFIX}${randomBytes(8).toString('hex')}`);
  for (const { stored } of catalogue.get(db, collection)?.completeIndexes ?? []) {
    if (stored.name !== ID_INDEX) catalogue.addIndex(temporary, newIndexLike(stored));
  }
  return temporary;
}

async function fill(engine: Engine, temporary: Collection, source: DocumentSource, step: Step): Promise<void> {
  while (!source.isDone) {
    const documents = await source.read(WRITTEN_AT_ONCE);
    await step(() => {
      if (temporary.dropped) throw new CommandError('QueryPlanKilled', 'the output collection was dropped');
      for (const raw of documents) insertRecord(engine, temporary, withIdFirst(raw));
    });
  }
}

function replaceTarget(engine: Engine, temporary: Collection, { db, collection }: CollectionName): void {
  if (temporary.dropped) throw new CommandError('QueryPlanKilled', 'the output collection was dropped');
  const former = engine.catalogue.get(db, collection);
  if (former) engine.catalogue.drop(former);
  engine.catalogue.rename(temporary, db, collection);
}

function dropIfThere({ catalogue }: Engine, { db, name }: Collection): void {
  const leftover = name.startsWith(OUTPUT_PREFIX) ? catalogue.get(db, name) : undefined;
  if (leftover) catalogue.drop(leftover);
}
