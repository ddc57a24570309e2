import type { Document } from 'bson';
import { badValue } from '../errors.js';
import { decode, decodeSpec, encode } from '../bson/convert.js';
import { NULL } from '../bson/make.js';
import { Tag } from '../bson/tags.js';
import { documentValue, fieldsOf, MISSING, type Value } from '../bson/value.js';
import { DocumentWriter } from '../bson/writer.js';
import { Pause } from '../execute/engine/pause.js';
import { visitPath, parsePath, type Path } from '../query/path.js';
import { variablesOf } from '../expressions/expression.js';
import { parseInnerPipeline } from './inner-pipeline.js';
import type { Stage } from '../expressions/stage.js';
import type { StageContext } from './stage-context.js';

/** The parsed `$lookup` stage. */
export interface Lookup {
  readonly from: string;
  readonly as: string;
  readonly local?: Path;
  readonly foreign?: string;
  readonly let?: Document;
  readonly pipeline: readonly Stage[];
}

/** Joins documents of another collection, by its indexes. */
export async function lookup(documents: Document[], spec: Value, context: StageContext): Promise<Document[]> {
  const join = parseLookup(spec);
  const matchesByKey = new Map<string, Buffer[]>();
  const pause = new Pause();
  const joined: Document[] = [];
  for (const document of documents) {
    joined.push({ ...document, [join.as]: await matchesFor(document, join, context, matchesByKey) });
    await pause.ifDue();
  }
  return joined;
}

/** @throws CommandError when the names of the collection or the result are missing */
export function parseLookup(spec: Value): Lookup {
  const fields = new Map(spec.isObject ? fieldsOf(spec) : []);
  const text = (name: string) => fields.get(name)?.text();
  const [from, as, local, foreign] = [text('from'), text('as'), text('localField'), text('foreignField')];
  if (from === undefined || as === undefined) throw badValue('$lookup needs from and as');
  const letField = fields.get('let');
  const pipeline = fields.get('pipeline');
  return {
    from,
    as,
    ...(local !== undefined && { local: parsePath(local) }),
    ...(foreign !== undefined && { foreign }),
    ...(letField && { let: decodeSpec(letField) as Document }),
    pipeline: pipeline ? parseInnerPipeline(pipeline, '$lookup') : [],
  };
}

async function matchesFor(
  document: Document,
  join: Lookup,
  context: StageContext,
  cache: Map<string, Buffer[]>,
): Promise<Document[]> {
  const filter =
    join.local && join.foreign !== undefined
      ? joinFilter(topOf(document, join.local), join.local, join.foreign)
      : MISSING;
  // Without variables the same key always matches the same documents; cached as bytes, since results must not share
  // objects.
  const key = join.let ? undefined : filter.raw().toString('latin1');
  const before = key === undefined ? undefined : cache.get(key);
  if (before) return before.map(decode);
  const variables = variablesOf(join.let ?? {}, document, context.variables);
  const stages = filter.isMissing ? join.pipeline : [{ name: '$match', spec: filter }, ...join.pipeline];
  const documents = await context.pipelines.read(join.from, stages, { ...context, variables });
  if (key !== undefined) cache.set(key, documents.map(encode));
  return documents;
}

/** A document with only the fields on the path decoded. */
function topOf(document: Document, path: Path): Value {
  const top = path.steps[0]?.name ?? '';
  return documentValue(encode({ [top]: document[top] as unknown }));
}

/** `{ foreign: { $in: values } }`; a missing value matches null. */
export function joinFilter(document: Value, local: Path, foreign: string): Value {
  const writer = new DocumentWriter().openChild(foreign, Tag.object).openChild('$in', Tag.array);
  let count = 0;
  const add = (value: Value) => writer.add(String(count++), value.isMissing ? NULL : value);
  visitPath(document, local, (value, isItem) => {
    if (isItem || !value.isArray) add(value);
    return false;
  });
  if (count === 0) add(NULL);
  return documentValue(writer.close().close().finish());
}
