import { Int32, type Document } from 'bson';
import { CommandError } from '../errors.js';
import { decodeExactly, fromValue } from '../bson/convert.js';
import { fieldOf, type Value } from '../bson/value.js';
import { runBatch, type Statement, type WriteError } from '../execute/batch.js';
import { changeNow, changeSlowly, type DocumentChange } from '../execute/change.js';
import type { Engine } from '../execute/engine.js';
import { withIdFirst } from '../execute/new-document.js';
import { parseQuery } from '../execute/query.js';
import { deleteRecord, insertRecord } from '../execute/write-record.js';
import { parseUpdate } from '../update/update.js';
import { Part, type Command } from './command.js';
import type { Handlers } from './handler.js';
import { queryOptions } from './query-options.js';
import { insertUpserted, updateRecord } from './update-record.js';

export const writeCommands: Handlers = { insert, update, delete: remove };

const ID = Buffer.from('_id');

async function insert(engine: Engine, command: Command): Promise<Document> {
  const { db, collection } = command;
  let inserted = 0;
  const statements = command.documents('documents').map((raw) => ({
    now() {
      const document = withIdFirst(raw);
      insertRecord(engine, engine.catalogue.getOrCreate(db, collection), document);
      inserted++;
      return true;
    },
  }));
  const errors = await runBatch(engine, statements, isOrdered(command));
  return { n: inserted, ...writeErrors(errors) };
}

async function update(engine: Engine, command: Command): Promise<Document> {
  const result = { n: 0, nModified: 0, upserted: [] as Document[] };
  const parts = command.documents('updates').map((raw) => new Part(raw));
  const statements = parts.map((part, index) => updateStatement(engine, command, part, index, result));
  const errors = await runBatch(engine, statements, isOrdered(command));
  const { n, nModified, upserted } = result;
  return { n, nModified, ...(upserted.length > 0 && { upserted }), ...writeErrors(errors) };
}

type UpdateResult = { n: number; nModified: number; upserted: Document[] };

function updateStatement(engine: Engine, command: Command, part: Part, index: number, result: UpdateResult): Statement {
  const { db, collection } = command;
  return changing(engine, () => {
    const update = parseUpdate(part.value('u'), part.value('arrayFilters'));
    const isMulti = part.flag('multi');
    if (isMulti && update.kind === 'replacement') {
      throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
    }
    return {
      db,
      collection,
      isMulti,
      query: (known) => parseQuery(known, queryOptions(part, 'q', command.value('let'))),
      apply(known, record) {
        const { isModified } = updateRecord(engine, known, record, update, part.value('q'));
        result.n++;
        if (isModified) result.nModified++;
      },
      ...(part.flag('upsert') && {
        otherwise(query) {
          const raw = insertUpserted(engine, db, collection, query.filter, update);
          result.n++;
          result.upserted.push({ index: new Int32(index), _id: fromExact(fieldOf(raw, 0, ID)) });
        },
      }),
    } satisfies DocumentChange;
  });
}

async function remove(engine: Engine, command: Command): Promise<Document> {
  const result = { n: 0 };
  const parts = command.documents('deletes').map((raw) => new Part(raw));
  const statements = parts.map((part) => deleteStatement(engine, command, part, result));
  const errors = await runBatch(engine, statements, isOrdered(command));
  return { n: result.n, ...writeErrors(errors) };
}

function deleteStatement(engine: Engine, command: Command, part: Part, result: { n: number }): Statement {
  const { db, collection } = command;
  return changing(engine, () => ({
    db,
    collection,
    isMulti: !part.flag('limit'),
    query: (known) => parseQuery(known, queryOptions(part, 'q', command.value('let'))),
    apply(known, { place, raw }) {
      deleteRecord(engine, known, place, raw);
      result.n++;
    },
  }));
}

/** A statement from a change that is made when its turn comes, so that its errors are the statement's. */
function changing(engine: Engine, make: () => DocumentChange): Statement {
  return {
    now: () => changeNow(engine, make()),
    slowly: () => changeSlowly(engine, make()),
  };
}

function isOrdered(command: Command): boolean {
  const ordered = command.value('ordered');
  return ordered.isMissing || ordered.isTruthy();
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

function fromExact(value: Value): unknown {
  return value.isObject ? decodeExactly(value.raw()) : fromValue(value);
}
