import type { Document } from 'bson';
import { badValue } from '../../errors.js';
import { decodeExactly } from '../../bson/convert.js';
import { MISSING } from '../../bson/value.js';
import { changeAtOnce, changeInSteps, type DocumentChange } from '../../execute/writing/change.js';
import type { Engine } from '../../execute/engine/engine.js';
import { parseQuery } from '../../execute/reading/query.js';
import { deleteRecord } from '../../execute/writing/write-record.js';
import { parseCollation } from '../../query/collation.js';
import { parseFilter } from '../../query/filter.js';
import { parseProjection } from '../../project/projection.js';
import { parseUpdate } from '../../update/update.js';
import type { Command } from '../request/command.js';
import type { Handlers } from '../request/handler.js';
import { projectionUsage, queryOptions } from '../request/query-options.js';
import { pipelineVariables } from './statements.js';
import { insertUpserted, updateRecord } from './update-record.js';

export const findAndModifyCommands: Handlers = { findAndModify, findandmodify: findAndModify };

interface Outcome {
  lastErrorObject: Document;
  value: Buffer | null;
}

async function findAndModify(engine: Engine, command: Command): Promise<Document> {
  const isRemoval = command.flag('remove');
  const outcome: Outcome = { lastErrorObject: isRemoval ? { n: 0 } : { n: 0, updatedExisting: false }, value: null };
  const change = isRemoval ? removal(engine, command, outcome) : updating(engine, command, outcome);
  const isDone = await engine.store.commits.run(() => changeAtOnce(engine, change));
  if (!isDone) await changeInSteps(engine, change);
  return toReply(command, outcome);
}

function toReply(command: Command, { lastErrorObject, value }: Outcome): Document {
  const projector = parseProjection(
    command.value('fields'),
    parseQuery(undefined, selection(command)).filter,
    projectionUsage(command),
  );
  const projected = value && projector ? projector(value) : value;
  return { lastErrorObject, value: projected && decodeExactly(projected) };
}

/** What selects the document. */
function selection(command: Command) {
  return queryOptions(command, 'query');
}

function removal(engine: Engine, command: Command, outcome: Outcome): DocumentChange {
  if (!command.value('update').isMissing) throw badValue('Cannot specify both an update and remove=true');
  return {
    ...common(command),
    apply(collection, record) {
      deleteRecord(engine, collection, record);
      Object.assign(outcome, { lastErrorObject: { n: 1 }, value: record.raw });
    },
  };
}

function updating(engine: Engine, command: Command, outcome: Outcome): DocumentChange {
  const collator = parseCollation(command.value('collation'));
  const variables = pipelineVariables(command.value('let'), MISSING, command.value('update'));
  const arrayFilters = command.value('arrayFilters');
  const update = parseUpdate(command.value('update'), { arrayFilters, collator, variables });
  const filter = parseFilter(command.value('query'), collator);
  const wantsNew = command.flag('new');
  return {
    ...common(command),
    apply(collection, record) {
      const { after } = updateRecord(engine, collection, record, { update, filter });
      outcome.lastErrorObject = { n: 1, updatedExisting: true };
      outcome.value = wantsNew ? after : record.raw;
    },
    ...(command.flag('upsert') && {
      otherwise() {
        const raw = insertUpserted(engine, command, { update, filter });
        outcome.lastErrorObject = { n: 1, updatedExisting: false, upserted: decodeExactly(raw)['_id'] as unknown };
        outcome.value = wantsNew ? raw : null;
      },
    }),
  };
}

function common(command: Command) {
  const { db, collection } = command;
  return {
    db,
    collection,
    isMulti: false,
    query: (existing) => parseQuery(existing, selection(command)),
  } satisfies Partial<DocumentChange>;
}
