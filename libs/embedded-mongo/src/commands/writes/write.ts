import { Int32, type Document } from 'bson';
import { CommandError } from '../../errors.js';
import { runBatch, type Statement, type WriteError } from '../../execute/engine/batch.js';
import type { Engine } from '../../execute/engine/engine.js';
import { StatementSpec, type Command } from '../request/command.js';
import type { Handlers } from '../request/handler.js';
import { checkStatementFields } from '../request/command-fields.js';
import { MAX_WRITE_BATCH } from '../server/server-info.js';
import {
  deleteStatement,
  insertStatement,
  updateStatement,
  type StatementNames,
  type StatementOutcome,
} from './statements.js';
import type { CollectionName } from './update-record.js';

export const writeCommands: Handlers = { insert, update, delete: remove };

const NAMES: StatementNames = { filter: 'q', update: 'u', constants: 'c' };

async function insert(engine: Engine, command: Command): Promise<Document> {
  const documents = checkedBatch(command.documents('documents'));
  const { results, errors } = await runAll(engine, command, documents, (raw, target, outcome) =>
    insertStatement(engine, target, raw, outcome),
  );
  return { n: sumOf(results, 'n'), ...writeErrors(errors) };
}

async function update(engine: Engine, command: Command): Promise<Document> {
  const specs = specsOf(command, 'updates');
  const { results, errors } = await runAll(engine, command, specs, (spec, target, outcome) =>
    updateStatement(engine, { target, spec, names: NAMES, letValue: command.value('let') }, outcome),
  );
  const upserted = results.flatMap(({ upsertedId }, index) =>
    upsertedId === undefined ? [] : { index: new Int32(index), _id: upsertedId },
  );
  const [n, nModified] = [sumOf(results, 'n'), sumOf(results, 'nModified')];
  return { n, nModified, ...(upserted.length > 0 && { upserted }), ...writeErrors(errors) };
}

async function remove(engine: Engine, command: Command): Promise<Document> {
  const specs = specsOf(command, 'deletes');
  const { results, errors } = await runAll(engine, command, specs, (spec, target, outcome) => {
    const isMulti = !spec.flag('limit');
    const request = { target, spec, filterName: NAMES.filter, isMulti, letValue: command.value('let') };
    return deleteStatement(engine, request, outcome);
  });
  return { n: sumOf(results, 'n'), ...writeErrors(errors) };
}

async function runAll<Item>(
  engine: Engine,
  command: Command,
  items: readonly Item[],
  toStatement: (item: Item, target: CollectionName, outcome: StatementOutcome) => Statement,
): Promise<{ results: readonly StatementOutcome[]; errors: readonly WriteError[] }> {
  const target: CollectionName = { db: command.db, collection: command.collection };
  const results = items.map((): StatementOutcome => ({ n: 0, nModified: 0 }));
  const statements = items.map((item, i) => toStatement(item, target, results[i] ?? { n: 0, nModified: 0 }));
  return { results, errors: await runBatch(engine, statements, isOrdered(command)) };
}

function specsOf(command: Command, name: 'updates' | 'deletes'): StatementSpec[] {
  return checkedBatch(command.documents(name)).map((raw) => {
    checkStatementFields(`${command.name}.${name}`, raw);
    return new StatementSpec(raw);
  });
}

/** @throws CommandError when there are no statements, or too many */
export function checkedBatch<Item>(items: readonly Item[]): readonly Item[] {
  if (items.length > 0 && items.length <= MAX_WRITE_BATCH) return items;
  const message = `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${items.length} operations.`;
  throw new CommandError('InvalidLength', message);
}

/** Whether the first error ends the batch, which is the default. */
export function isOrdered(command: Command): boolean {
  const ordered = command.value('ordered');
  return ordered.isMissing || ordered.isTruthy();
}

function sumOf(results: readonly StatementOutcome[], name: 'n' | 'nModified'): number {
  return results.reduce((sum, result) => sum + result[name], 0);
}

function writeErrors(errors: readonly WriteError[]): Document {
  if (errors.length === 0) return {};
  return {
    writeErrors: errors.map(({ index, error }) => ({
      index: new Int32(index),
      code: error.code,
      errmsg: error.message,
      ...error.details,
    })),
  };
}
