import { badValue } from '../../errors.js';
import { Tag } from '../../bson/tags.js';
import type { Value } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { keyText, keyTextOf } from '../../catalogue/index-definition.js';
import { parseFilter } from '../../query/filter.js';
import { compileFilter, type ExpressionTest } from '../../query/match.js';
import { parseSort } from '../../query/sort.js';
import { choosePlan, NATURAL, needsSorting, type Plan } from '../../plan/planner.js';
import type { Engine } from '../engine/engine.js';
import type { Query } from './query-types.js';
import { intersectionSource, deepPage } from './cached-sources.js';
import { coveredDocuments } from './scan/covered-documents.js';
import { openScan, RecordIdScan } from './scan/scan.js';
import { Search } from './scan/search.js';
import { Sorter } from './sorter.js';
import type { QuerySource } from './query-source.js';

/** The query options of a command. */
export interface QueryRequest {
  readonly filter: Value;
  readonly sort: Value;
  readonly skip?: number;
  readonly limit?: number;
  readonly hint?: Value;
  readonly expressions?: ExpressionTest;
  /** The top-level fields that are read of the documents; undefined: any. */
  readonly fields?: readonly string[] | undefined;
  readonly collator?: Intl.Collator | undefined;
}

/** All matching documents in order. */
interface SortedQuery {
  readonly sorter: Sorter;
  /** The version of the collection before the first record id was found. */
  readonly version: number;
}

const SORT_READ = 256;

/** Limits of a read that does not yield. */
interface ReadLimits {
  /** The maximum number of documents. */
  readonly count: number;
  /** The maximum number of documents that are tested. */
  readonly effort: number;
}

/** @throws CommandError when the filter, the sort or the hint is invalid */
export function parseQuery(collection: Collection | undefined, request: QueryRequest): Query {
  const filter = parseFilter(request.filter, request.collator);
  const sort = parseSort(request.sort, request.collator);
  const natural = sort.find((field) => field.path.dotted === NATURAL);
  const hint = natural ? NATURAL : request.hint && collection && hintedIndex(collection, request.hint);
  return {
    filter,
    matcher: compileFilter(filter, request.expressions),
    sort: natural ? [] : sort,
    isBackwards: natural?.direction === -1,
    skip: request.skip ?? 0,
    limit: request.limit ?? 0,
    fields: request.fields,
    collator: request.collator,
    ...(hint && { hint }),
  };
}

/** The index of a hint, by name or by key. */
function hintedIndex(collection: Collection, hint: Value): string | undefined {
  if (hint.isMissing) return undefined;
  const hintName = hint.tag === Tag.string ? hint.text() : keyTextOf(hint);
  const index = collection.queryIndexes.find(({ stored }) => [stored.name, keyText(stored)].includes(hintName));
  if (index) return index.stored.name;
  if (hintName.startsWith(NATURAL)) return NATURAL;
  throw badValue('hint provided does not correspond to an existing index');
}

export function planOf(collection: Collection, query: Query): Plan {
  return choosePlan(collection, query.filter, query.sort, query.hint);
}

/** Opens a query for reading; sorts first where no index provides the order. */
export async function openQuery(engine: Engine, collection: Collection, query: Query): Promise<Search> {
  const plan = planOf(collection, query);
  const page = await deepPage(engine, collection, query, plan);
  if (page) return searchOf(engine, collection, { ...query, skip: 0 }, page);
  const source =
    (await intersectionSource(engine, collection, query, plan)) ?? openSource(engine, collection, query, plan);
  if (source.isSorted) return searchOf(engine, collection, query, { ...source, ...coveredBy(plan, query) });
  const sorter = sorterFor(query);
  const { version } = collection;
  const search = searchUnsorted(engine, collection, query, source);
  while (!search.isDone) for (const record of await search.read(SORT_READ)) sorter.add(record);
  return searchSorted(engine, collection, query, { sorter, version });
}

/** The first documents of a query without yielding; undefined when finding them would take too long. */
export function readQueryNow(engine: Engine, collection: Collection, query: Query, { count, effort }: ReadLimits) {
  const source = openSource(engine, collection, query, planOf(collection, query));
  if (source.isSorted) return complete(searchOf(engine, collection, query, source).readNow(count, effort));
  const sorter = sorterFor(query);
  const { records, isComplete } = searchUnsorted(engine, collection, query, source).readNow(Infinity, effort);
  if (!isComplete) return undefined;
  for (const record of records) sorter.add(record);
  const sorted = { sorter, version: collection.version };
  return complete(searchSorted(engine, collection, query, sorted).readNow(count, Infinity));
}

/** How the documents of a scan are made of its index entries, where these have all texts that are read. */
function coveredBy(plan: Plan, query: Query): Pick<QuerySource, 'documentOf'> {
  const documentOf = plan.kind === 'index' ? coveredDocuments(plan, query) : undefined;
  return documentOf ? { documentOf } : {};
}

function complete<T>(result: { records: T; isComplete: boolean }): T | undefined {
  return result.isComplete ? result.records : undefined;
}

function sorterFor({ sort, skip, limit }: Query): Sorter {
  return new Sorter(sort, limit > 0 ? skip + limit : 0);
}

function openSource(engine: Engine, collection: Collection, query: Query, plan: Plan): QuerySource {
  const scan = openScan(engine.store, collection, plan, query.isBackwards);
  const isDecided = plan.kind === 'index' ? plan.decides : query.filter.kind === 'all' && !query.filter.filters.length;
  const isSorted = !needsSorting(plan, query.sort);
  // A union has found all of its record ids by now; other scans find them while reading.
  return { scan, isDecided, isSorted, ...(plan.kind === 'union' && { version: collection.version }) };
}

function searchOf(
  engine: Engine,
  collection: Collection,
  query: Query,
  { scan, isDecided, version, documentOf }: QuerySource,
): Search {
  const { matcher, skip, limit } = query;
  return new Search(engine, collection, scan, {
    matcher,
    skip,
    limit,
    isDecided,
    ...(version !== undefined && { version }),
    ...(documentOf && { documentOf }),
  });
}

function searchUnsorted(engine: Engine, collection: Collection, query: Query, source: QuerySource): Search {
  return searchOf(engine, collection, { ...query, skip: 0, limit: 0 }, source);
}

function searchSorted(engine: Engine, collection: Collection, query: Query, { sorter, version }: SortedQuery): Search {
  const scan = new RecordIdScan(sorter.recordIds().slice(query.skip));
  return searchOf(engine, collection, { ...query, skip: 0 }, { scan, isDecided: false, isSorted: true, version });
}
