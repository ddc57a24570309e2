import type { Document } from 'bson';
import { badValue } from '../errors.js';
import { decode, decodeSpec, encode, fromValue } from '../bson/convert.js';
import { documentValue, fieldsOf, MISSING, type Value } from '../bson/value.js';
import { Pause } from '../execute/pause.js';
import { visitPath, parsePath, type Path } from '../query/path.js';
import { variablesOf } from './expression.js';
import { readPipeline } from './pipeline.js';
import { parsePipeline, type Stage } from './stage.js';
import type { StageContext } from './stages.js';

interface Lookup {
  readonly from: string;
  readonly as: string;
  readonly local?: Path;
  readonly foreign?: string;
  readonly given?: Document;
  readonly pipeline: readonly Stage[];
}

/** Joins documents of another collection, found by its indexes. */
export async function lookup(documents: Document[], spec: Value, context: StageContext): Promise<Document[]> {
  const join = parseLookup(spec);
  const known = new Map<string, Buffer[]>();
  const pause = new Pause();
  const joined: Document[] = [];
  for (const document of documents) {
    joined.push({ ...document, [join.as]: await matchesFor(document, join, context, known) });
    await pause.ifDue();
  }
  return joined;
}

function parseLookup(spec: Value): Lookup {
  const fields = new Map(spec.isObject ? fieldsOf(spec) : []);
  const text = (name: string) => fields.get(name)?.text();
  const [from, as, local, foreign] = [text('from'), text('as'), text('localField'), text('foreignField')];
  if (from === undefined || as === undefined) throw badValue('$lookup needs from and as');
  const given = fields.get('let');
  const pipeline = fields.get('pipeline');
  return {
    from,
    as,
    ...(local !== undefined && { local: parsePath(local) }),
    ...(foreign !== undefined && { foreign }),
    ...(given && { given: decodeSpec(given) as Document }),
    pipeline: pipeline ? parsePipeline(pipeline) : [],
  };
}

async function matchesFor(
  document: Document,
  join: Lookup,
  context: StageContext,
  known: Map<string, Buffer[]>,
): Promise<Document[]> {
  const filter = join.local && join.foreign !== undefined ? joinFilter(document, join.local, join.foreign) : MISSING;
  // Without variables the same key always finds the same documents; kept as bytes, since no two may share parts.
  const key = join.given ? undefined : filter.raw().toString('latin1');
  const before = key === undefined ? undefined : known.get(key);
  if (before) return before.map(decode);
  const variables = variablesOf(join.given ?? {}, document, context.variables);
  const stages = filter.isMissing ? join.pipeline : [{ name: '$match', spec: filter }, ...join.pipeline];
  const found = await readPipeline(join.from, stages, { ...context, variables });
  if (key !== undefined) known.set(key, found.map(encode));
  return found;
}

/** `{ foreign: { $in: values } }`; a missing value looks for null. */
function joinFilter(document: Document, local: Path, foreign: string): Value {
  const top = local.steps[0]?.name ?? '';
  const values: unknown[] = [];
  visitPath(documentValue(encode({ [top]: document[top] as unknown })), local, (value, isItem) => {
    if (isItem || !value.isArray) values.push(value.isMissing ? null : fromValue(value));
    return false;
  });
  return documentValue(encode({ [foreign]: { $in: values.length > 0 ? values : [null] } }));
}
