import type { Document } from 'bson';
import { decode, encode } from '../bson/convert.js';
import { listSource, mappedSource, type DocumentSource } from '../execute/engine/document-source.js';
import type { Search } from '../execute/reading/scan/search.js';
import { parseProjection } from '../project/projection.js';
import { EVERYTHING } from '../query/filter.js';
import { splitLeading } from './leading-stages.js';
import { openLeading } from './leading-search.js';
import { neededFields } from './needed-fields.js';
import { joinRaw } from './raw-lookup.js';
import type { Stage } from '../expressions/stage.js';
import type { StageContext } from './stage-context.js';
import { runStages } from './stages.js';

const READ_AT_ONCE = 256;

/** The result of a pipeline on a collection. */
export async function readPipeline(name: string, stages: readonly Stage[], context: StageContext): Promise<Document[]> {
  const leading = splitLeading(stages);
  const search = await openLeading(context.engine.catalogue.get(context.db, name), leading, context);
  return runRest(search, leading.rest, context);
}

/** Reads a search to its end, decodes only the fields that the stages read, and runs the stages. */
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

/** Like `runRest`, as the source of a cursor; leading joins are executed on bytes. */
export async function restSource(
  search: Search | undefined,
  rest: readonly Stage[],
  context: StageContext,
): Promise<DocumentSource> {
  if (rest[0]?.name !== '$lookup') return documentsSource(await runRest(search, rest, context));
  const records: Buffer[] = [];
  while (search && !search.isDone) for (const { raw } of await search.read(READ_AT_ONCE)) records.push(raw);
  const { documents, remaining } = await joinRaw(records, rest, context);
  if (remaining.length === 0) return listSource(documents);
  return documentsSource(await runStages(documents.map(decode), remaining, context));
}

/** Documents in memory as the source of a cursor, encoded on demand. */
export function documentsSource(documents: readonly Document[]): DocumentSource {
  return mappedSource(documents, encode);
}
