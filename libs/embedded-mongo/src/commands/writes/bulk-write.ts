import { Int32, type Document } from 'bson';
import { badValue, CommandError } from '../../errors.js';
import { encode } from '../../bson/convert.js';
import { runBatch, type Statement, type WriteError } from '../../execute/engine/batch.js';
import { listSource } from '../../execute/engine/document-source.js';
import type { Engine } from '../../execute/engine/engine.js';
import { StatementSpec, type Command } from '../request/command.js';
import { cursorOptions, openCursor } from '../request/cursor-reply.js';
import type { Handlers } from '../request/handler.js';
import { checkStatementFields } from '../request/command-fields.js';
import {
  deleteStatement,
  insertStatement,
  updateStatement,
  type StatementNames,
  type StatementOutcome,
  type StatementRequest,
} from './statements.js';
import type { CollectionName } from './update-record.js';
import { checkedBatch, isOrdered } from './write.js';

/** `client.bulkWrite`: statements on several collections and databases in one command. */
export const bulkWriteCommands: Handlers = { bulkWrite };

const NAMES: StatementNames = { filter: 'filter', update: 'updateMods', constants: 'constants' };
const NAMESPACE = 'admin.$cmd.bulkWrite';

type Kind = 'insert' | 'update' | 'delete';

/** One statement with its result. */
interface Operation {
  readonly kind: Kind;
  readonly statement: Statement;
  readonly outcome: StatementOutcome;
}

async function bulkWrite(engine: Engine, command: Command): Promise<Buffer> {
  if (command.db !== 'admin') {
    throw new CommandError('Unauthorized', 'bulkWrite may only be run against the admin database.');
  }
  const targets = command.documents('nsInfo').map(parseTarget);
  const operations = checkedBatch(command.documents('ops')).map((raw) => parseOperation(engine, command, targets, raw));
  const statements = operations.map(({ statement }) => statement);
  const errors = await runBatch(engine, statements, isOrdered(command));
  const replies = repliesOf(operations, errors, isOrdered(command));
  const returned = command.flag('errorsOnly') ? replies.filter((reply) => reply['ok'] === 0) : replies;
  const source = listSource(returned.map(encode));
  return openCursor(engine, NAMESPACE, source, { ...cursorOptions(command), extra: totals(operations, errors) });
}

function parseTarget(raw: Buffer): CollectionName {
  checkStatementFields('bulkWrite.nsInfo', raw);
  const namespace = new StatementSpec(raw).value('ns');
  const text = namespace.isString ? namespace.text() : '';
  const dot = text.indexOf('.');
  if (dot < 1 || dot === text.length - 1) {
    throw new CommandError('InvalidNamespace', `Invalid namespace specified for bulkWrite: '${text}'`);
  }
  return { db: text.slice(0, dot), collection: text.slice(dot + 1) };
}

function parseOperation(engine: Engine, command: Command, targets: readonly CollectionName[], raw: Buffer): Operation {
  const spec = new StatementSpec(raw);
  const kind = (['insert', 'update', 'delete'] as const).find((name) => !spec.value(name).isMissing);
  if (!kind) throw new CommandError('FailedToParse', 'a bulkWrite operation must be an insert, update or delete');
  checkStatementFields(`bulkWrite.${kind}`, raw);
  const target = targets[spec.value(kind).number()];
  if (!target) throw badValue(`BulkWrite ops entry refers to a namespace that nsInfo does not have`);
  const outcome: StatementOutcome = { n: 0, nModified: 0 };
  return {
    kind,
    statement: toStatement(engine, kind, { target, spec, letValue: command.value('let') }, outcome),
    outcome,
  };
}

function toStatement(engine: Engine, kind: Kind, request: StatementRequest, outcome: StatementOutcome): Statement {
  const { target, spec } = request;
  switch (kind) {
    case 'insert':
      return insertStatement(engine, target, spec.value('document').raw(), outcome);
    case 'update':
      return updateStatement(engine, { ...request, names: NAMES }, outcome);
    case 'delete':
      return deleteStatement(engine, { ...request, filterName: NAMES.filter, isMulti: spec.flag('multi') }, outcome);
  }
}

/** One reply per executed statement. */
function repliesOf(operations: readonly Operation[], errors: readonly WriteError[], ordered: boolean): Document[] {
  const byIndex = new Map(errors.map(({ index, error }) => [index, error]));
  const attempted = ordered && errors[0] ? operations.slice(0, errors[0].index + 1) : operations;
  return attempted.map((operation, index) => {
    const error = byIndex.get(index);
    return error ? failure(operation, index, error) : success(operation, index);
  });
}

function success({ kind, outcome: { n, nModified, upsertedId } }: Operation, index: number): Document {
  return {
    ok: 1,
    idx: new Int32(index),
    n: new Int32(n),
    ...(kind === 'update' && { nModified: new Int32(nModified) }),
    ...(upsertedId !== undefined && { upserted: { _id: upsertedId } }),
  };
}

function failure({ kind }: Operation, index: number, error: CommandError): Document {
  const { code, message, details } = error;
  const counts = { n: new Int32(0), ...(kind === 'update' && { nModified: new Int32(0) }) };
  return { ok: 0, idx: new Int32(index), code, errmsg: message, ...details, ...counts };
}

function totals(operations: readonly Operation[], errors: readonly WriteError[]): Document {
  const sum = (kind: Kind, count: (outcome: StatementOutcome) => number) =>
    new Int32(operations.reduce((all, one) => all + (one.kind === kind ? count(one.outcome) : 0), 0));
  const isUpsert = ({ upsertedId }: StatementOutcome) => upsertedId !== undefined;
  return {
    nErrors: new Int32(errors.length),
    nInserted: sum('insert', ({ n }) => n),
    nMatched: sum('update', (outcome) => (isUpsert(outcome) ? 0 : outcome.n)),
    nModified: sum('update', ({ nModified }) => nModified),
    nUpserted: sum('update', (outcome) => Number(isUpsert(outcome))),
    nDeleted: sum('delete', ({ n }) => n),
  };
}
