import type { Document } from 'bson';
import { CommandError, notOffered } from '../errors.js';
import { decode, decodeSpec, encode } from '../bson/convert.js';
import { documentValue, type Value } from '../bson/value.js';
import { EVERYTHING, parseFilter } from '../query/filter.js';
import { compileFilter } from '../query/match.js';
import { compareSortKeys, parseSort, sortKeyOf } from '../query/sort.js';
import { parseProjection } from '../project/projection.js';
import type { Engine } from '../execute/engine.js';
import { expressionTest } from './expression.js';
import { facet } from './facet.js';
import { limitOf, skipOf } from './leading.js';
import { lookup } from './lookup.js';
import { runStage, type Variables } from './mingo.js';
import type { Stage } from './stage.js';

/** What stages need besides the documents. */
export interface StageContext {
  readonly engine: Engine;
  readonly db: string;
  readonly variables: Variables;
}

type StageWork = (documents: Document[], spec: Value, context: StageContext) => Document[] | Promise<Document[]>;

const OWN: Readonly<Record<string, StageWork>> = {
  $match: match,
  $sort: sort,
  $skip: (documents, spec) => documents.slice(skipOf(spec)),
  $limit: (documents, spec) => documents.slice(0, limitOf(spec)),
  $count: (documents, spec) => (documents.length > 0 ? [{ [spec.text()]: documents.length }] : []),
  $project: project,
  $lookup: lookup,
  $facet: facet,
  $sample: sample,
};

const BY_MINGO = [
  '$group',
  '$addFields',
  '$set',
  '$unset',
  '$unwind',
  '$replaceRoot',
  '$replaceWith',
  '$bucket',
  '$bucketAuto',
  '$sortByCount',
  '$redact',
  '$setWindowFields',
];

const NOT_OFFERED = ['$out', '$merge', '$geoNear', '$search', '$graphLookup', '$unionWith', '$densify', '$fill'];

/** Carries out stages on documents in memory. */
export async function runStages(
  documents: Document[],
  stages: readonly Stage[],
  context: StageContext,
): Promise<Document[]> {
  let rows = documents;
  for (const { name, spec } of stages) {
    const own = OWN[name];
    if (own) rows = await own(rows, spec, context);
    else rows = runStage({ [checkedName(name)]: decodeSpec(spec) }, rows, context.variables);
  }
  return rows;
}

function checkedName(name: string): string {
  if (BY_MINGO.includes(name)) return name;
  if (NOT_OFFERED.includes(name)) throw notOffered(`${name} is`);
  throw new CommandError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

function match(documents: Document[], spec: Value, { variables }: StageContext): Document[] {
  const matches = compileFilter(parseFilter(spec), (expression) => expressionTest(expression, variables));
  return documents.filter((document) => matches(documentValue(encode(document))));
}

function sort(documents: Document[], spec: Value): Document[] {
  const fields = parseSort(spec);
  const tops = [...new Set(fields.map((field) => field.path.steps[0]?.name ?? ''))];
  const keyed = documents.map((document) => {
    const needed = Object.fromEntries(tops.map((name) => [name, document[name] as unknown]));
    return { document, key: sortKeyOf(documentValue(encode(needed)), fields) };
  });
  return keyed.sort((a, b) => compareSortKeys(a.key, b.key, fields)).map(({ document }) => document);
}

function project(documents: Document[], spec: Value, { variables }: StageContext): Document[] {
  const projector = parseProjection(spec, EVERYTHING, { dialect: 'pipeline', variables });
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
