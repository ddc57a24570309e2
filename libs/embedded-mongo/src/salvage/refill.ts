import { Collection } from '../catalogue/collection.js';
import { ID_INDEX, newIndexLike } from '../catalogue/index-definition.js';
import { CommandError } from '../errors.js';
import type { Engine } from '../execute/engine/engine.js';
import { insertRecord } from '../execute/writing/write-record.js';
import type { DamagedFile, SalvagedRecord } from './damaged-file.js';
import type { SetAside } from './set-aside.js';

/** Outcome for the documents of one collection. */
export interface SalvagedCollection {
  readonly name: string;
  readonly read: number;
  readonly setAside: number;
  /** Documents in the index on `_id` that cannot be read. */
  readonly lost: number;
}

const AT_ONCE = 100;

/** Writes all readable documents into a new database, with the same indexes. */
export async function refill(engine: Engine, damaged: DamagedFile, setAside: SetAside): Promise<SalvagedCollection[]> {
  const collections = damaged.collections();
  const report: SalvagedCollection[] = [];
  for (const old of collections.filter(({ dropped }) => !dropped)) {
    report.push(await refillCollection(engine, damaged, setAside, old));
  }
  const collectionIds = new Set(collections.map(({ id }) => id));
  for (const number of damaged.collectionNumbers(Math.max(0, ...collectionIds))) {
    if (!collectionIds.has(number)) report.push(setAsideUnknown(damaged, setAside, number));
  }
  return report;
}

async function refillCollection(
  engine: Engine,
  damaged: DamagedFile,
  setAside: SetAside,
  old: Collection,
): Promise<SalvagedCollection> {
  const collection = await engine.store.commits.run(() => create(engine, old));
  const missing = damaged.recordIds(old);
  const before = setAside.count;
  let read = 0;
  let batch: SalvagedRecord[] = [];
  const write = async () => {
    const rejected = await engine.store.commits.run(() => insertAll(engine, collection, batch));
    read += batch.length - rejected.length;
    for (const { record, reason } of rejected) setAside.add(old.namespace, record.recordId, reason, record.raw);
    batch = [];
  };
  for (const record of damaged.documents(old.id, [...missing])) {
    missing.delete(record.recordId);
    if (record.isIntact) batch.push(record);
    else setAside.add(old.namespace, record.recordId, 'the document is not as it was written', record.raw);
    if (batch.length === AT_ONCE) await write();
  }
  await write();
  return { name: old.namespace, read, setAside: setAside.count - before, lost: missing.size };
}

function create(engine: Engine, old: Collection): Collection {
  const collection = engine.catalogue.create(old.db, old.name, old.options);
  for (const { stored } of old.completeIndexes) {
    if (stored.name !== ID_INDEX) engine.catalogue.addIndex(collection, newIndexLike(stored));
  }
  return collection;
}

interface RejectedRecord {
  readonly record: SalvagedRecord;
  readonly reason: string;
}

/** Inserts documents; returns those that a unique index rejects. */
function insertAll(engine: Engine, collection: Collection, records: readonly SalvagedRecord[]): RejectedRecord[] {
  return records.flatMap((record) => {
    try {
      insertRecord(engine, collection, record.raw);
      return [];
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return [{ record, reason: error.message }];
    }
  });
}

/** The definition of this collection is lost. */
function setAsideUnknown(damaged: DamagedFile, setAside: SetAside, number: number): SalvagedCollection {
  const name = `collection number ${number}`;
  let count = 0;
  for (const { recordId, raw } of damaged.documents(number, [])) {
    setAside.add(name, recordId, 'the definition of its collection is lost', raw);
    count++;
  }
  return { name, read: 0, setAside: count, lost: 0 };
}
