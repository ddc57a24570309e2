import type { Document } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import { decode, decodeSpec, encode } from '../bson/convert.js';
import { documentValue, type Value } from '../bson/value.js';
import { EVERYTHING, parseFilter, topFieldsOf } from '../query/filter.js';
import { compileFilter } from '../query/match.js';
import { compareSortKeys, parseSort, sortKeyOf } from '../query/sort.js';
import { parseProjection } from '../project/projection.js';
import { replaceRoot, setFields, unsetFields, unwind } from './reshaping-stages.js';
import { expressionTest } from '../expressions/expression.js';
import { facet } from './facet.js';
import { limitOf, skipOf } from './leading-stages.js';
import { lookup } from './lookup.js';
import { runStage } from '../expressions/mingo.js';
import type { StageContext } from './stage-context.js';
import { unionWith } from './union-with.js';
import type { Stage } from '../expressions/stage.js';

type StageFunction = (documents: Document[], spec: Value, context: StageContext) => Document[] | Promise<Document[]>;

/** The stages that are executed here; the others by mingo. */
const STAGES: Readonly<Record<string, StageFunction>> = {
  $match: match,
  $sort: sort,
  $skip: (documents, spec) => documents.slice(skipOf(spec)),
  $limit: (documents, spec) => documents.slice(0, limitOf(spec)),
  $count: (documents, spec) => (documents.length > 0 ? [{ [spec.text()]: documents.length }] : []),
  $project: project,
  $set: setFields,
  $addFields: setFields,
  $unset: unsetFields,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceRoot,
  $unwind: unwind,
  $sortByCount: sortByCount,
  $lookup: lookup,
  $facet: facet,
  $sample: sample,
  $unionWith: unionWith,
};

const MINGO_STAGES = ['$group', '$bucket', '$bucketAuto', '$redact', '$setWindowFields'];

const NOT_OFFERED = [
  '$geoNear',
  '$graphLookup',
  '$densify',
  '$fill',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$planCacheStats',
  '$changeStreamSplitLargeEvent',
];

/** Executes stages on documents in memory. */
export async function runStages(
  documents: Document[],
  stages: readonly Stage[],
  context: StageContext,
): Promise<Document[]> {
  let rows = documents;
  for (const { name, spec } of stages) {
    const execute = STAGES[name];
    if (execute) rows = await execute(rows, spec, context);
    else rows = runMingoStage(name, spec, rows, context);
  }
  return rows;
}

/** @throws CommandError when there is no stage of this name, or it is not supported */
export function checkStageName(name: string): void {
  if (Object.hasOwn(STAGES, name) || MINGO_STAGES.includes(name)) return;
  if (NOT_OFFERED.includes(name)) throw notSupported(`${name} is`);
  throw new CommandError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

function runMingoStage(name: string, spec: Value, documents: Document[], { variables }: StageContext): Document[] {
  checkStageName(name);
  return runStage({ [name]: decodeSpec(spec) }, documents, variables).map(idFirst);
}

/** Some of mingo's stages return `_id` last. */
function idFirst(document: Document): Document {
  return '_id' in document ? { _id: document['_id'] as unknown, ...document } : document;
}

function sortByCount(documents: Document[], spec: Value, { variables }: StageContext): Document[] {
  const group = { $group: { _id: decodeSpec(spec), count: { $sum: 1 } } };
  const counted = runStage(group, documents, variables).map(idFirst) as { count: number }[];
  return counted.sort((a, b) => b.count - a.count);
}

function match(documents: Document[], spec: Value, { variables, collator }: StageContext): Document[] {
  const filter = parseFilter(spec, collator);
  const matches = compileFilter(filter, (expression) => expressionTest(expression, variables, collator));
  const names = topFieldsOf(filter);
  return documents.filter((document) => matches(asValue(document, names)));
}

function sort(documents: Document[], spec: Value, { collator }: StageContext): Document[] {
  const fields = parseSort(spec, collator);
  const names = fields.map((field) => field.path.steps[0]?.name ?? '');
  const keyed = documents.map((document) => ({ document, key: sortKeyOf(asValue(document, names), fields) }));
  return keyed.sort((a, b) => compareSortKeys(a.key, b.key, fields)).map(({ document }) => document);
}

/** Encodes a document for the query engine, with only the fields that it reads; undefined means all. */
function asValue(document: Document, names?: readonly string[]): Value {
  const needed = names && Object.fromEntries(names.map((name) => [name, document[name] as unknown]));
  return documentValue(encode(needed ?? document));
}

function project(documents: Document[], spec: Value, { variables, collator }: StageContext): Document[] {
  const projector = parseProjection(spec, EVERYTHING, { dialect: 'pipeline', variables, collator });
  if (!projector) {
    throw new CommandError('Location51272', 'projection specification must have at least one field');
  }
  return documents.map((document) => decode(projector(encode(document))));
}

function sample(documents: Document[], spec: Value): Document[] {
  const { size } = decodeSpec(spec) as { size: number };
  const pool = [...documents];
  for (let i = 0; i < Math.min(size, pool.length); i++) {
    const other = i + Math.floor(Math.random() * (pool.length - i));
    [pool[i], pool[other]] = [pool[other] as Document, pool[i] as Document];
  }
  return pool.slice(0, size);
}
