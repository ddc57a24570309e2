import type { Document } from 'bson';
import { CommandError, notSupported } from '../errors.js';
import { decode } from '../bson/convert.js';
import { fieldsOf, itemsOf, type Value } from '../bson/value.js';
import { checkCollatedStages, checkStages } from '../aggregate/check-stages.js';
import { countingResult } from '../aggregate/counting-pipeline.js';
import { letVariables } from '../expressions/expression.js';
import { splitLeading } from '../aggregate/leading-stages.js';
import { onlyProjection } from '../aggregate/only-projection.js';
import { countLeading, openLeading } from '../aggregate/leading-search.js';
import { documentsSource, readPipeline, restSource } from '../aggregate/pipeline.js';
import { parsePipeline, type Stage } from '../expressions/stage.js';
import type { Pipelines, StageContext } from '../aggregate/stage-context.js';
import { runStages } from '../aggregate/stages.js';
import { listSource, type DocumentSource } from '../execute/engine/document-source.js';
import type { Engine } from '../execute/engine/engine.js';
import { parseCollation } from '../query/collation.js';
import type { Command } from './request/command.js';
import { cursorOptions, openCursor } from './request/cursor-reply.js';
import { searchSource } from './find.js';
import type { Handlers } from './request/handler.js';
import { parseMerge } from './writes/merge-spec.js';
import { writeMerge } from './writes/merge.js';
import { parseOut, writeOut } from './writes/out.js';

export const aggregateCommands: Handlers = { aggregate };

/** Stages about the server itself, for databases only. */
const DIAGNOSTICS = ['$currentOp', '$listLocalSessions', '$listSessions', '$queryStats', '$shardedDataDistribution'];

async function aggregate(engine: Engine, command: Command): Promise<Buffer> {
  if (command.flag('explain')) throw notSupported('explain is');
  if (!command.value('cursor').isObject) {
    throw new CommandError('FailedToParse', "The 'cursor' option is required, except for aggregate with the explain");
  }
  const stages = parsePipeline(command.value('pipeline'));
  const context = contextOf(engine, command, stages);
  const output = outputOf(stages.at(-1), context);
  const source = await openPipeline(command, output ? stages.slice(0, -1) : stages, context);
  await output?.(source);
  return openCursor(engine, namespaceOf(command), output ? listSource([]) : source, cursorOptions(command));
}

const PIPELINES: Pipelines = { run: runStages, read: readPipeline };

function contextOf(engine: Engine, command: Command, stages: readonly Stage[]): StageContext {
  checkSource(command, stages[0]?.name);
  checkStages(stages);
  const collator = parseCollation(command.value('collation'));
  if (collator) checkCollatedStages(stages);
  return { engine, db: command.db, variables: letVariables(command.value('let')), collator, pipelines: PIPELINES };
}

/** @throws CommandError when the first stage does not match the target of the pipeline: a collection or a database */
function checkSource(command: Command, first = 'nothing'): void {
  if (first === '$changeStream') {
    throw new CommandError('Location40573', 'The $changeStream stage is only supported on replica sets');
  }
  if (DIAGNOSTICS.includes(first)) throw notSupported(`${first} is`);
  const isOfDatabase = !command.value('aggregate').isString;
  if (isOfDatabase === (first === '$documents')) return;
  const message = isOfDatabase
    ? `{aggregate: 1} is not valid for '${first}'; a collection is required.`
    : `'${first}' can only be run with {aggregate: 1}`;
  throw new CommandError('InvalidNamespace', message);
}

/** Writes the result of the pipeline by its last stage; undefined when the result is the reply. */
function outputOf(
  stage: Stage | undefined,
  context: StageContext,
): ((source: DocumentSource) => Promise<void>) | undefined {
  const { engine, db, variables } = context;
  if (stage?.name === '$out') {
    const target = parseOut(stage.spec, db);
    return (source) => writeOut(engine, target, source);
  }
  if (stage?.name !== '$merge') return undefined;
  const merge = parseMerge(stage.spec, db);
  return (source) => writeMerge(engine, merge, source, variables);
}

function namespaceOf(command: Command): string {
  return command.value('aggregate').isString ? command.namespace : `${command.db}.$cmd.aggregate`;
}

async function openPipeline(
  command: Command,
  stages: readonly Stage[],
  context: StageContext,
): Promise<DocumentSource> {
  const [first, ...others] = stages;
  if (first?.name === '$documents') {
    return documentsSource(await runStages(literalDocuments(first.spec), others, context));
  }
  const collection = context.engine.catalogue.get(context.db, command.collection);
  if (first?.name === '$indexStats') throw notSupported('$indexStats is');
  if (first?.name === '$collStats') {
    checkStats(first.spec);
    return documentsSource(await runStages([{ count: collection?.count ?? 0 }], others, context));
  }
  const leading = splitLeading(stages);
  const counting = countingResult(leading.rest);
  if (counting) return documentsSource(counting(await countLeading(collection, leading, context)));
  const search = await openLeading(collection, leading, context, command.value('hint'));
  const projector = onlyProjection(leading.rest, context);
  if (search && (leading.rest.length === 0 || projector)) return searchSource(search, projector);
  return restSource(search, leading.rest, context);
}

/** Only the number of documents is available. */
function checkStats(spec: Value): void {
  const other = spec.isObject ? fieldsOf(spec).find(([name]) => name !== 'count') : undefined;
  if (other) throw notSupported(`$collStats with '${other[0]}' is`);
}

/** `$documents: [{ … }]`. */
function literalDocuments(spec: Value): Document[] {
  const items = spec.isArray ? itemsOf(spec) : [];
  if (!spec.isArray || !items.every((item) => item.isObject)) {
    throw new CommandError('Location40228', 'an array of documents is expected by $documents');
  }
  return items.map((item) => decode(item.raw()));
}
