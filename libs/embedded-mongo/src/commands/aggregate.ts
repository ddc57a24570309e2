import type { Document } from 'bson';
import { CommandError, notOffered } from '../errors.js';
import { decodeSpec } from '../bson/convert.js';
import { fieldOf, MISSING } from '../bson/value.js';
import { variablesOf } from '../aggregate/expression.js';
import { splitLeading } from '../aggregate/leading.js';
import { NO_VARIABLES } from '../aggregate/mingo.js';
import { countingResult } from '../aggregate/counting.js';
import { countLeading, documentsSource, openLeading, restSource } from '../aggregate/pipeline.js';
import { onlyProjection } from '../aggregate/only-projection.js';
import { parsePipeline, type Stage } from '../aggregate/stage.js';
import { runStages, type StageContext } from '../aggregate/stages.js';
import type { Source } from '../execute/cursors.js';
import type { Engine } from '../execute/engine.js';
import type { Command } from './command.js';
import { openCursor } from './cursor-reply.js';
import { searchSource } from './find.js';
import type { Handlers } from './handler.js';
import { refuseCollation } from './query-options.js';

export const aggregateCommands: Handlers = { aggregate };

const BATCH_SIZE = Buffer.from('batchSize');

async function aggregate(engine: Engine, command: Command): Promise<Buffer> {
  refuseCollation(command);
  if (command.flag('explain')) throw notOffered('explain is');
  const stages = parsePipeline(command.value('pipeline'));
  const given = command.value('let');
  const variables = given.isObject ? variablesOf(decodeSpec(given) as Document) : NO_VARIABLES;
  const context = { engine, db: command.db, variables };
  const source = await openPipeline(command, stages, context);
  const cursor = command.value('cursor');
  const size = cursor.isObject ? fieldOf(cursor.bytes, cursor.start, BATCH_SIZE) : MISSING;
  return openCursor(engine, namespaceOf(command), source, { batchSize: size.isNumber ? size.number() : undefined });
}

function namespaceOf(command: Command): string {
  return command.value('aggregate').isString ? command.namespace : `${command.db}.$cmd.aggregate`;
}

async function openPipeline(command: Command, stages: readonly Stage[], context: StageContext): Promise<Source> {
  const [first] = stages;
  if (first?.name === '$changeStream') {
    throw new CommandError('Location40573', 'The $changeStream stage is only supported on replica sets');
  }
  if (!command.value('aggregate').isString) {
    throw new CommandError('InvalidNamespace', `{aggregate: 1} is not valid for '${first?.name ?? 'nothing'}'`);
  }
  const collection = context.engine.catalogue.get(context.db, command.collection);
  if (first?.name === '$collStats' || first?.name === '$indexStats') {
    const rows = first.name === '$collStats' ? [{ count: collection?.count ?? 0 }] : [];
    return documentsSource(await runStages(rows, stages.slice(1), context));
  }
  const leading = splitLeading(stages);
  const counting = countingResult(leading.rest);
  if (counting) return documentsSource(counting(await countLeading(collection, leading, context)));
  const search = await openLeading(collection, leading, context, command.value('hint'));
  const projector = onlyProjection(leading.rest, context);
  if (search && (leading.rest.length === 0 || projector)) return searchSource(search, projector);
  return restSource(search, leading.rest, context);
}
