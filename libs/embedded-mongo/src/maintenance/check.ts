import { documentValue } from '../bson/value.js';
import type { Collection } from '../catalogue/collection.js';
import { ID_INDEX, type Index } from '../catalogue/index-definition.js';
import type { Engine } from '../execute/engine/engine.js';
import { hasEntry } from '../execute/reading/scan/entry-check.js';
import { Pause } from '../execute/engine/pause.js';
import { prefixEnd, entryKey, nextKey, recordIdOf } from '../keys/index-entry.js';
import { keysOf } from '../catalogue/extract.js';
import { CommandError } from '../errors.js';
import { silentLogger } from '../logger.js';
import { closeEngine, openEngine } from '../execute/engine/open-engine.js';
import { isCorruption, type Damage } from '../store/files/damage.js';
import { isWellFormed } from './add-checksums.js';
import type { Pace } from './pace.js';
import { RECORD_IDS_PER_COLLECTION } from '../store/record-ids.js';
import type { Store } from '../store/store.js';

/** The result of a check. */
export interface CheckReport {
  readonly collections: number;
  readonly documents: number;
  /** The problems, in words; empty when there are none. */
  readonly problems: readonly string[];
}

/** A running check. */
interface Check {
  readonly engine: Engine;
  readonly pace: Pace;
  readonly problems: string[];
}

/** Maximum number reported. */
const MAX_PROBLEMS = 100;
/** A document and its index entries take up to a millisecond, during which requests wait. */
const READ_AT_ONCE = 4;

/**
 * Checks the structure of the file, the checksum of every document, and that every index has exactly the correct
 * entries. A running database stays available; a document changed meanwhile is checked again. Problems are recorded,
 * and queries stop using indexes with a wrong entry.
 */
export async function checkStore(engine: Engine): Promise<CheckReport> {
  const { commits, damage } = engine.store;
  const problems = await commits
    .outsideTransaction(() => engine.store.integrity())
    .catch((cause: unknown) => [checkFailure(damage, cause)]);
  return checkDocuments(engine, new Pause(), problems);
}

/** The problem when SQLite cannot even check its file. */
function checkFailure(damage: Damage, cause: unknown): string {
  if (isCorruption(cause)) return damage.error(`SQLite cannot check its file: ${(cause as Error).message}`).message;
  throw cause;
}

/** The part of a check that is done in slices: documents and index entries, not the structure of the file. */
export async function checkDocuments(engine: Engine, pace: Pace, earlierProblems: string[] = []): Promise<CheckReport> {
  const check: Check = { engine, pace, problems: [...earlierProblems] };
  let documents = 0;
  const collections = engine.catalogue.list();
  for (const collection of collections) {
    await tryToCheck(check, async () => void (documents += await checkRecords(check, collection)));
    for (const index of collection.completeIndexes) await checkIndex(check, collection, index);
  }
  const problems = check.problems.slice(0, MAX_PROBLEMS);
  for (const problem of problems) engine.damage.note(problem);
  return { collections: collections.length, documents, problems };
}

/** Documents of format 1 have no checksum, so damage in them may not be found. */
export function missingChecksumsWarning(store: Store, problems: readonly string[]): string | undefined {
  if (problems.length > 0 || store.verifier.isComplete) return undefined;
  return 'the file differs from what was noted when it was closed, and some documents have no checksum yet';
}

/**
 * Checks the database of a data folder that is not open.
 *
 * @throws CannotOpenError
 */
export async function checkDatabase(directory: string, marker?: string): Promise<CheckReport> {
  const engine = await openEngine(directory, silentLogger, { marker });
  try {
    const report = await checkStore(engine);
    const doubt = engine.store.file.isSuspect ? missingChecksumsWarning(engine.store, report.problems) : undefined;
    return doubt ? { ...report, problems: [doubt] } : report;
  } finally {
    await closeEngine(engine);
  }
}

/** Runs a part of a check. A failure to read is recorded, and the rest is checked; returns whether it could be read. */
async function tryToCheck({ problems }: Check, work: () => Promise<void> | void): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    problems.push(error.message);
    return false;
  }
}

async function checkIndex(check: Check, collection: Collection, index: Index): Promise<void> {
  const isReadable = await tryToCheck(check, () => checkEntries(check, collection, index));
  if (!isReadable) check.engine.catalogue.disableIndex(index);
}

/** Ends early when the collection is dropped meanwhile. */
async function checkRecords(check: Check, collection: Collection): Promise<number> {
  const { engine, pace, problems } = check;
  const { version } = collection;
  let documents = 0;
  let from = 0;
  while (!collection.dropped) {
    const records = engine.store.inspect(collection.id, { from, to: RECORD_IDS_PER_COLLECTION }, READ_AT_ONCE);
    for (const { recordId, raw, isIntact } of records)
      checkDocument(check, collection, recordId, isIntact ? raw : undefined);
    documents += records.length;
    from = (records.at(-1)?.recordId ?? 0) + 1;
    if (records.length < READ_AT_ONCE) break;
    await pace.ifDue();
  }
  if (!collection.dropped && collection.version === version && documents !== collection.count) {
    problems.push(`${collection.namespace} should have ${collection.count} documents, ${documents} are found`);
    for (const index of collection.completeIndexes)
      if (index.stored.name === ID_INDEX) engine.catalogue.disableIndex(index);
  }
  return documents;
}

function checkDocument(check: Check, collection: Collection, recordId: number, raw: Buffer | undefined): void {
  if (!raw || !isWellFormed(raw)) {
    check.problems.push(`${collection.namespace}: document ${recordId} is damaged`);
    return;
  }
  for (const index of collection.completeIndexes) {
    const isMissing = keysOf(index, documentValue(raw)).keys.some((key) => {
      const from = entryKey(index.prefix, key.bytes, recordId);
      return !hasStoredEntry(check, from);
    });
    if (isMissing)
      recordIndexProblem(check, collection, index, `document ${recordId} is missing in index ${index.stored.name}`);
  }
}

/** In an unreadable index, the entry counts as missing. */
function hasStoredEntry({ engine }: Check, entry: Buffer): boolean {
  try {
    return engine.store.firstKey({ from: entry, to: nextKey(entry) }) !== undefined;
  } catch (error) {
    if (error instanceof CommandError) return false;
    throw error;
  }
}

/** Every entry must belong to a document that has this key. */
async function checkEntries(check: Check, collection: Collection, index: Index): Promise<void> {
  const { engine, pace } = check;
  let from = index.prefix;
  while (!collection.dropped && collection.indexes.includes(index)) {
    const entries = engine.store.keys({ from, to: prefixEnd(index.prefix) }, READ_AT_ONCE);
    for (const entry of entries) {
      if (hasMatchingDocument(check, collection, index, entry)) continue;
      recordIndexProblem(
        check,
        collection,
        index,
        `index ${index.stored.name} has a stray entry for ${recordIdOf(entry)}`,
      );
    }
    const last = entries.at(-1);
    if (!last || entries.length < READ_AT_ONCE) return;
    from = nextKey(last);
    await pace.ifDue();
  }
}

/** An entry of a damaged document is not reported. */
function hasMatchingDocument({ engine }: Check, collection: Collection, index: Index, entry: Buffer): boolean {
  const recordId = recordIdOf(entry);
  const [record] = engine.store.inspect(collection.id, { from: recordId, to: recordId + 1 }, 1);
  return record !== undefined && (!record.isIntact || hasEntry(index, entry, record.raw));
}

/** Records that an index has a wrong entry; queries do not use it any more. */
function recordIndexProblem({ engine, problems }: Check, collection: Collection, index: Index, problem: string): void {
  problems.push(`${collection.namespace}: ${problem}`);
  engine.catalogue.disableIndex(index);
}
