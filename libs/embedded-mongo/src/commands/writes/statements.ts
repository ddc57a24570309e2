import type { Document } from 'bson';
import { CommandError } from '../../errors.js';
import { decodeExactly, decodeSpec, fromValue } from '../../bson/convert.js';
import { fieldOf, type Value } from '../../bson/value.js';
import { letVariables } from '../../expressions/expression.js';
import { NO_VARIABLES, type Variables } from '../../expressions/mingo.js';
import type { Statement } from '../../execute/engine/batch.js';
import { changeAtOnce, changeInSteps, type DocumentChange } from '../../execute/writing/change.js';
import type { Engine } from '../../execute/engine/engine.js';
import { withIdFirst } from '../../execute/writing/new-document.js';
import { parseQuery } from '../../execute/reading/query.js';
import { deleteRecord, insertRecord } from '../../execute/writing/write-record.js';
import { parseCollation } from '../../query/collation.js';
import { parseFilter } from '../../query/filter.js';
import { parseUpdate, type Update } from '../../update/update.js';
import type { StatementSpec } from '../request/command.js';
import { queryOptions } from '../request/query-options.js';
import { insertUpserted, updateRecord, type CollectionName } from './update-record.js';

/** The field names of a statement, which differ for `update`, `delete` and `bulkWrite`. */
export interface StatementNames {
  readonly filter: string;
  readonly update: string;
  readonly constants: string;
}

/** A statement of a command as the client sent it. */
export interface StatementRequest {
  readonly target: CollectionName;
  readonly spec: StatementSpec;
  /** The `let` of the command. */
  readonly letValue: Value;
}

/** An update of one or all matching documents. */
export interface UpdateRequest extends StatementRequest {
  readonly names: StatementNames;
}

/** A deletion of one or all matching documents. */
export interface DeleteRequest extends StatementRequest {
  readonly filterName: string;
  readonly isMulti: boolean;
}

/** The result of one statement. */
export interface StatementOutcome {
  n: number;
  nModified: number;
  upsertedId?: unknown;
}

const ID = Buffer.from('_id');

/** Inserts one document. */
export function insertStatement(
  engine: Engine,
  target: CollectionName,
  raw: Buffer,
  outcome: StatementOutcome,
): Statement {
  return {
    tryNow() {
      const document = withIdFirst(raw);
      insertRecord(engine, engine.catalogue.getOrCreate(target.db, target.collection), document);
      outcome.n++;
      return true;
    },
  };
}

/** Updates one or all matching documents, or upserts one. */
export function updateStatement(
  engine: Engine,
  { target, spec, letValue, names }: UpdateRequest,
  outcome: StatementOutcome,
): Statement {
  return changing(engine, () => {
    const collator = parseCollation(spec.value('collation'));
    const variables = pipelineVariables(letValue, spec.value(names.constants), spec.value(names.update));
    const update = parseUpdate(spec.value(names.update), {
      arrayFilters: spec.value('arrayFilters'),
      collator,
      variables,
    });
    const isMulti = checkedMulti(spec, update);
    const filter = parseFilter(spec.value(names.filter), collator);
    return {
      ...target,
      isMulti,
      query: (existing) => parseQuery(existing, queryOptions(spec, names.filter, letValue)),
      apply(existing, record) {
        const { isModified } = updateRecord(engine, existing, record, { update, filter });
        outcome.n++;
        if (isModified) outcome.nModified++;
      },
      ...(spec.flag('upsert') && {
        otherwise() {
          const raw = insertUpserted(engine, target, { update, filter });
          outcome.n++;
          outcome.upsertedId = fromExact(fieldOf(raw, 0, ID));
        },
      }),
    } satisfies DocumentChange;
  });
}

/** Deletes one or all matching documents. */
export function deleteStatement(
  engine: Engine,
  { target, spec, letValue, filterName, isMulti }: DeleteRequest,
  outcome: StatementOutcome,
): Statement {
  return changing(engine, () => ({
    ...target,
    isMulti,
    query: (existing) => parseQuery(existing, queryOptions(spec, filterName, letValue)),
    apply(existing, record) {
      deleteRecord(engine, existing, record);
      outcome.n++;
    },
  }));
}

/**
 * The values of `$$name` in a pipeline update: the command's `let` and the statement's constants.
 *
 * @throws CommandError when there are constants without a pipeline
 */
export function pipelineVariables(letValue: Value, constants: Value, update: Value): Variables {
  if (constants.isObject && !update.isArray) {
    throw new CommandError('Location51198', 'Constant values may only be specified for pipeline updates');
  }
  if (!update.isArray) return NO_VARIABLES;
  const variables = letVariables(letValue);
  return constants.isObject ? { ...variables, ...(decodeSpec(constants) as Document) } : variables;
}

function checkedMulti(spec: StatementSpec, { kind }: Update): boolean {
  const isMulti = spec.flag('multi');
  if (isMulti && kind === 'replacement') {
    throw new CommandError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  if (isMulti && !spec.value('sort').isMissing) {
    throw new CommandError('FailedToParse', 'Cannot specify sort with multi=true');
  }
  return isMulti;
}

/** A statement whose change is built when it runs, so that errors belong to the statement. */
function changing(engine: Engine, make: () => DocumentChange): Statement {
  return {
    tryNow: () => changeAtOnce(engine, make()),
    runInSteps: () => changeInSteps(engine, make()),
  };
}

function fromExact(value: Value): unknown {
  return value.isObject ? decodeExactly(value.raw()) : fromValue(value);
}
