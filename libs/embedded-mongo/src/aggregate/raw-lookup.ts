import { Tag } from '../bson/tags.js';
import { documentValue, fieldOf, type Value } from '../bson/value.js';
import { DocumentWriter } from '../bson/writer.js';
import { Pause } from '../execute/engine/pause.js';
import type { Path } from '../query/path.js';
import { splitLeading } from './leading-stages.js';
import { joinFilter, parseLookup, type Lookup } from './lookup.js';
import type { Projector } from '../project/projection.js';
import { onlyProjection } from './only-projection.js';
import { openLeading } from './leading-search.js';
import type { Stage } from '../expressions/stage.js';
import type { StageContext } from './stage-context.js';

/** A join whose results are stored documents, or some of their fields. */
interface RawJoin {
  readonly from: string;
  readonly as: string;
  readonly local: Path;
  readonly foreign: string;
  readonly pipeline: readonly Stage[];
  readonly projector: Projector | undefined;
}

const READ_AT_ONCE = 256;

/** Documents as bytes, and the remaining stages. */
export interface PartialJoin {
  readonly documents: Buffer[];
  readonly remaining: readonly Stage[];
}

/** Executes the leading joins of a pipeline on bytes, as far as none of them reads fields of joined documents. */
export async function joinRaw(
  documents: Buffer[],
  stages: readonly Stage[],
  context: StageContext,
): Promise<PartialJoin> {
  const [stage, ...remaining] = stages;
  const join = stage?.name === '$lookup' ? rawJoin(parseLookup(stage.spec), context) : undefined;
  if (!join || documents.some((raw) => hasField(raw, join.as))) return { documents, remaining: stages };
  return joinRaw(await joinDocuments(documents, join, context), remaining, context);
}

function rawJoin(
  { from, as, local, foreign, let: letField, pipeline }: Lookup,
  context: StageContext,
): RawJoin | undefined {
  if (letField || as.includes('.') || !local || foreign === undefined) return undefined;
  const { rest } = splitLeading(pipeline);
  const projector = onlyProjection(rest, context);
  return rest.length === 0 || projector ? { from, as, local, foreign, pipeline, projector } : undefined;
}

function hasField(raw: Buffer, name: string): boolean {
  return !fieldOf(raw, 0, Buffer.from(name)).isMissing;
}

async function joinDocuments(documents: Buffer[], join: RawJoin, context: StageContext): Promise<Buffer[]> {
  // The same key always matches the same documents.
  const arraysByKey = new Map<string, Buffer>();
  const pause = new Pause();
  const result: Buffer[] = [];
  for (const raw of documents) {
    const filter = joinFilter(documentValue(raw), join.local, join.foreign);
    const key = filter.raw().toString('latin1');
    const array = arraysByKey.get(key) ?? (await matches(filter, join, context));
    arraysByKey.set(key, array);
    result.push(withArray(raw, join.as, array));
    await pause.ifDue();
  }
  return result;
}

/** The documents of the other collection for a key, as a BSON array. */
async function matches(filter: Value, { from, pipeline, projector }: RawJoin, context: StageContext): Promise<Buffer> {
  const leading = splitLeading([{ name: '$match', spec: filter }, ...pipeline]);
  const search = await openLeading(context.engine.catalogue.get(context.db, from), leading, context);
  const writer = new DocumentWriter();
  let count = 0;
  while (search && !search.isDone) {
    for (const { raw } of await search.read(READ_AT_ONCE)) {
      writer.addDocument(String(count++), projector ? projector(raw) : raw);
    }
  }
  return writer.finish();
}

function withArray(raw: Buffer, name: string, array: Buffer): Buffer {
  return new DocumentWriter(raw.length + name.length + array.length + 8)
    .addElement(raw, 4, raw.length - 1)
    .addDocument(name, array, Tag.array)
    .finish();
}
