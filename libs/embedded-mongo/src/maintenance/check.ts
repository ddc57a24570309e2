import { documentValue } from '../bson/value.js';
import { validateDocument } from '../bson/validate.js';
import type { Collection } from '../catalogue/collection.js';
import type { Index } from '../catalogue/index-definition.js';
import type { Engine } from '../execute/engine.js';
import { Pause } from '../execute/pause.js';
import { CollectionScan } from '../execute/scan.js';
import { after, entryKey, placeOf } from '../keys/bounds.js';
import { keysOf } from '../keys/extract.js';
import { silentLogger } from '../logger.js';
import { closeEngine, openEngine } from '../process/engine.js';

/** What a check found. */
export interface CheckReport {
  readonly collections: number;
  readonly documents: number;
  /** What is wrong, in words; empty when all is well. */
  readonly problems: readonly string[];
}

/** More of them would tell nothing new. */
const MAX_PROBLEMS = 100;
const READ_AT_ONCE = 64;

/**
 * Checks that the file is whole, that every document can be read, and that every index has exactly the entries it
 * should. On a running database others go on reading and writing; a document changed meanwhile is looked at anew.
 */
export async function checkStore(engine: Engine): Promise<CheckReport> {
  const problems: string[] = [];
  const told = await engine.store.commits.apart(() => engine.store.integrity());
  problems.push(...told);
  let documents = 0;
  const collections = engine.catalogue.list();
  for (const collection of collections) documents += await checkCollection(engine, collection, problems);
  return { collections: collections.length, documents, problems: problems.slice(0, MAX_PROBLEMS) };
}

/**
 * Checks the database of a data folder that no process has open.
 *
 * @throws CannotOpen
 */
export async function checkDatabase(directory: string): Promise<CheckReport> {
  const engine = await openEngine(directory, silentLogger);
  try {
    return await checkStore(engine);
  } finally {
    await closeEngine(engine);
  }
}

async function checkCollection(engine: Engine, collection: Collection, problems: string[]): Promise<number> {
  const scan = new CollectionScan(engine.store, collection.id, false);
  const pause = new Pause();
  let documents = 0;
  while (!scan.isDone) {
    for (const { place, raw } of scan.read(READ_AT_ONCE)) {
      documents++;
      if (raw) checkDocument(engine, collection, place, raw, problems);
    }
    await pause.ifDue();
  }
  for (const index of collection.readyIndexes) await checkEntries(engine, collection, index, problems);
  return documents;
}

function checkDocument(engine: Engine, collection: Collection, place: number, raw: Buffer, problems: string[]): void {
  try {
    validateDocument(raw);
  } catch (error) {
    problems.push(`${collection.namespace}: document ${place} is damaged: ${String(error)}`);
    return;
  }
  for (const index of collection.readyIndexes) {
    const missing = keysOf(index, documentValue(raw)).keys.some((key) => {
      const from = entryKey(index.prefix, key.bytes, place);
      return !engine.store.firstKey({ from, to: after(from) })?.equals(from);
    });
    if (missing) problems.push(`${collection.namespace}: document ${place} is missing in index ${index.stored.name}`);
  }
}

/** Every entry must belong to a document that has this key. */
async function checkEntries(engine: Engine, collection: Collection, index: Index, problems: string[]): Promise<void> {
  const pause = new Pause();
  let from = index.prefix;
  for (;;) {
    const entries = engine.store.keys({ from, to: after(index.prefix) }, READ_AT_ONCE);
    const stray = entries.filter((entry) => !isDeserved(engine, collection, index, entry));
    for (const entry of stray) {
      problems.push(`${collection.namespace}: index ${index.stored.name} has a stray entry for ${placeOf(entry)}`);
    }
    const last = entries.at(-1);
    if (!last || entries.length < READ_AT_ONCE) return;
    from = Buffer.concat([last, Buffer.from([0])]);
    await pause.ifDue();
  }
}

function isDeserved(engine: Engine, collection: Collection, index: Index, entry: Buffer): boolean {
  const place = placeOf(entry);
  const raw = engine.store.record(collection.id, place);
  if (!raw) return false;
  return keysOf(index, documentValue(raw)).keys.some((key) => entryKey(index.prefix, key.bytes, place).equals(entry));
}
