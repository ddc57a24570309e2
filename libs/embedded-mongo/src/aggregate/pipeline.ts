import type { Document } from 'bson';
import { decode, encode } from '../bson/convert.js';
import { MISSING, type Value } from '../bson/value.js';
import type { Collection } from '../catalogue/collection.js';
import type { Source } from '../execute/cursors.js';
import { countMatches } from '../execute/count.js';
import { openQuery, parseQuery, type Query } from '../execute/query.js';
import type { Search } from '../execute/search.js';
import { parseProjection } from '../project/projection.js';
import { EVERYTHING } from '../query/filter.js';
import { expressionTest } from './expression.js';
import { splitLeading, type Leading } from './leading.js';
import { neededFields } from './needed-fields.js';
import { joinRaw } from './raw-lookup.js';
import type { Stage } from './stage.js';
import { runStages, type StageContext } from './stages.js';

const READ_AT_ONCE = 256;

/** How many documents a pipeline's beginning finds, by index entries alone where they decide. */
export async function countLeading(
  collection: Collection | undefined,
  leading: Leading,
  context: StageContext,
): Promise<number> {
  if (!collection) return 0;
  return countMatches(context.engine, collection, leadingQuery(collection, leading, context));
}

function leadingQuery(
  collection: Collection | undefined,
  leading: Leading,
  context: StageContext,
  hint = MISSING,
): Query {
  const expressions = (expression: Value) => expressionTest(expression, context.variables, context.collator);
  const { filter, sort, skip, limit } = leading;
  return parseQuery(collection, { filter, sort, skip, limit, hint, expressions, collator: context.collator });
}

/** A pipeline's beginning as a running search; undefined when the collection does not exist. */
export async function openLeading(
  collection: Collection | undefined,
  leading: Leading,
  context: StageContext,
  hint: Value = MISSING,
): Promise<Search | undefined> {
  const query = leadingQuery(collection, leading, context, hint);
  return collection && openQuery(context.engine, collection, query);
}

/** Everything a pipeline over a collection gives. */
export async function readPipeline(name: string, stages: readonly Stage[], context: StageContext): Promise<Document[]> {
  const leading = splitLeading(stages);
  const search = await openLeading(context.engine.catalogue.get(context.db, name), leading, context);
  return runRest(search, leading.rest, context);
}

/** Reads a search to its end, decoding only what the stages look at, and carries them out. */
export async function runRest(
  search: Search | undefined,
  rest: readonly Stage[],
  context: StageContext,
): Promise<Document[]> {
  const needed = neededFields(rest);
  const projector = needed && parseProjection(needed, EVERYTHING);
  const documents: Document[] = [];
  while (search && !search.isDone) {
    for (const { raw } of await search.read(READ_AT_ONCE)) documents.push(decode(projector ? projector(raw) : raw));
  }
  return runStages(documents, rest, context);
}

/** The same as a cursor's source; joins at the beginning are done on bytes. */
export async function restSource(
  search: Search | undefined,
  rest: readonly Stage[],
  context: StageContext,
): Promise<Source> {
  if (rest[0]?.name !== '$lookup') return documentsSource(await runRest(search, rest, context));
  const found: Buffer[] = [];
  while (search && !search.isDone) for (const { raw } of await search.read(READ_AT_ONCE)) found.push(raw);
  const { documents, left } = await joinRaw(found, rest, context);
  if (left.length === 0) return listSource(documents, (raw) => raw);
  return documentsSource(await runStages(documents.map(decode), left, context));
}

/** Documents in memory as a cursor's source, encoded as they are asked for. */
export function documentsSource(documents: readonly Document[]): Source {
  return listSource(documents, encode);
}

function listSource<Item>(items: readonly Item[], toRaw: (item: Item) => Buffer): Source {
  let at = 0;
  return {
    get isDone() {
      return at >= items.length;
    },
    read(count) {
      const batch = items.slice(at, at + count);
      at += batch.length;
      return Promise.resolve(batch.map(toRaw));
    },
  };
}
