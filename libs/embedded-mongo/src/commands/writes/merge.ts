import { CommandError } from '../../errors.js';
import { decode, fromValue } from '../../bson/convert.js';
import { documentValue, fieldsOf, MISSING, type Value } from '../../bson/value.js';
import { DocumentWriter } from '../../bson/writer.js';
import { Tag } from '../../bson/tags.js';
import { variablesOf } from '../../expressions/expression.js';
import type { Variables } from '../../expressions/mingo.js';
import type { Collection } from '../../catalogue/collection.js';
import { runBatch, type Statement } from '../../execute/engine/batch.js';
import type { DocumentSource } from '../../execute/engine/document-source.js';
import type { Engine } from '../../execute/engine/engine.js';
import { withIdFirst } from '../../execute/writing/new-document.js';
import { parseQuery, readQueryNow } from '../../execute/reading/query.js';
import { insertRecord } from '../../execute/writing/write-record.js';
import { EVERYTHING } from '../../query/filter.js';
import { parsePath, visitPath } from '../../query/path.js';
import type { StoredRecord } from '../../store/store.js';
import { parseUpdatePipeline } from '../../update/update-pipeline.js';
import type { Update } from '../../update/update.js';
import { ObjectNode, serialize } from '../../document-tree/tree.js';
import type { Merge } from './merge-spec.js';
import { updateRecord } from './update-record.js';

const READ_AT_ONCE = 256;

/** Merges documents into a collection, one after another; stops at the first error. */
export async function writeMerge(
  engine: Engine,
  merge: Merge,
  source: DocumentSource,
  variables: Variables,
): Promise<void> {
  checkUniqueness(engine.catalogue.get(merge.into.db, merge.into.collection), merge.on);
  // Reads all of them first: the target may be the source collection.
  const documents: Buffer[] = [];
  while (!source.isDone) documents.push(...(await source.read(READ_AT_ONCE)));
  const merger = new Merger(engine, merge, variables);
  const statements = documents.map((raw): Statement => ({ tryNow: () => merger.merge(raw) }));
  const [failure] = await runBatch(engine, statements, true);
  if (failure) throw failure.error;
}

/** @throws CommandError when these fields do not identify a document of the collection */
function checkUniqueness(collection: Collection | undefined, on: readonly string[]): void {
  const isId = on.length === 1 && on[0] === '_id';
  const isUnique = collection?.completeIndexes.some(({ stored, partial, fields }) => {
    const paths = fields.map(({ path }) => path.dotted);
    return stored.unique && !partial && paths.length === on.length && on.every((path) => paths.includes(path));
  });
  if (isId || isUnique) return;
  throw new CommandError('Location51183', 'Cannot find index to verify that join fields will be unique');
}

/** Writes documents into the target collection; inside a commit. */
class Merger {
  constructor(
    private readonly engine: Engine,
    private readonly options: Merge,
    private readonly variables: Variables,
  ) {}

  /** Merges one document; it never yields, and so always returns true. */
  merge(raw: Buffer): true {
    const { into, on } = this.options;
    const document = on.includes('_id') ? withIdFirst(raw) : raw;
    const collection = this.engine.catalogue.get(into.db, into.collection);
    const match = collection && findMatch(this.engine, collection, onFilter(document, on));
    if (collection && match) this.changeMatch(collection, match, document);
    else this.insertUnmatched(document);
    return true;
  }

  private changeMatch(collection: Collection, match: StoredRecord, document: Buffer): void {
    const { whenMatched } = this.options;
    if (whenMatched === 'keepExisting') return;
    if (whenMatched === 'fail') throw duplicate(this.options, document);
    const update = updateFor(this.options, document, this.variables);
    updateRecord(this.engine, collection, match, { update, filter: EVERYTHING });
  }

  private insertUnmatched(document: Buffer): void {
    const { into, whenNotMatched } = this.options;
    if (whenNotMatched === 'discard') return;
    if (whenNotMatched === 'fail') {
      const message = '$merge could not find a matching document in the target collection for at least one document';
      throw new CommandError('MergeStageNoMatchingDocument', message);
    }
    insertRecord(this.engine, this.engine.catalogue.getOrCreate(into.db, into.collection), withIdFirst(document));
  }
}

function findMatch(engine: Engine, collection: Collection, filter: Value): StoredRecord | undefined {
  const query = parseQuery(collection, { filter, sort: MISSING });
  return readQueryNow(engine, collection, query, { count: 1, effort: Infinity })?.[0];
}

/** `{ $and: [{ path: { $eq: value } }] }` for the values that identify a document. */
function onFilter(raw: Buffer, on: readonly string[]): Value {
  const writer = new DocumentWriter().openChild('$and', Tag.array);
  on.forEach((path, i) => {
    writer.openChild(String(i), Tag.object).openChild(path, Tag.object).add('$eq', identifying(raw, path));
    writer.close().close();
  });
  return documentValue(writer.close().finish());
}

function identifying(raw: Buffer, path: string): Value {
  let result = MISSING;
  visitPath(documentValue(raw), parsePath(path), (value) => {
    result = value;
    return true;
  });
  if (!result.isArray && (!result.isNullish || path === '_id')) return result;
  throw new CommandError('Location51132', "$merge write error: 'on' field cannot be missing, null or an array");
}

function duplicate({ on }: Merge, document: Buffer): CommandError {
  const keyPattern = Object.fromEntries(on.map((path) => [path, 1]));
  const keyValue = Object.fromEntries(on.map((path) => [path, fromValue(identifying(document, path)) ?? null]));
  const message = '$merge with whenMatched: fail found an existing document';
  return new CommandError('DuplicateKey', `E11000 duplicate key error: ${message}`, { keyPattern, keyValue });
}

function updateFor({ whenMatched, let: definitions }: Merge, document: Buffer, variables: Variables): Update {
  if (whenMatched === 'replace') return { kind: 'replacement', document: documentValue(document) };
  if (typeof whenMatched === 'string') return { kind: 'pipeline', transform: (raw) => mergedFields(raw, document) };
  const decoded = decode(document);
  const own = variablesOf(definitions, decoded, variables);
  return { kind: 'pipeline', transform: parseUpdatePipeline(whenMatched, { new: decoded, ...own }) };
}

/** The stored document with its fields replaced by those of the new one. */
function mergedFields(raw: Buffer, document: Buffer): Buffer {
  const root = new ObjectNode(new Map(fieldsOf(documentValue(raw))));
  for (const [name, value] of fieldsOf(documentValue(document))) root.set(name, value);
  return serialize(root);
}
