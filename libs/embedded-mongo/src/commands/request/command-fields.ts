import { CommandError } from '../../errors.js';
import { documentValue, fieldsOf } from '../../bson/value.js';

const list = (text: string) => text.split(' ');

/** Fields that every command may have. */
const GENERIC = new Set(
  list(
    '$db lsid $clusterTime $readPreference comment maxTimeMS readConcern writeConcern apiVersion apiStrict ' +
      'apiDeprecationErrors txnNumber stmtId autocommit startTransaction',
  ),
);

/** Fields of each command besides its name; other commands allow any, as in MongoDB. */
const COMMANDS: Readonly<Record<string, ReadonlySet<string>>> = setsOf({
  find:
    'filter projection sort hint skip limit batchSize singleBatch max min returnKey showRecordId tailable ' +
    'oplogReplay noCursorTimeout awaitData allowPartialResults collation allowDiskUse let',
  getMore: 'collection batchSize',
  killCursors: 'cursors',
  count: 'query limit skip hint collation fields',
  distinct: 'key query collation hint',
  aggregate: 'pipeline explain allowDiskUse cursor bypassDocumentValidation collation hint let',
  insert: 'documents ordered bypassDocumentValidation',
  update: 'updates ordered bypassDocumentValidation let',
  delete: 'deletes ordered bypassDocumentValidation let',
  findAndModify: 'query sort remove update new fields upsert bypassDocumentValidation collation arrayFilters hint let',
  bulkWrite: 'ops nsInfo ordered errorsOnly bypassDocumentValidation let cursor',
  createIndexes: 'indexes commitQuorum',
  listIndexes: 'cursor',
  dropIndexes: 'index',
  create:
    'capped size max timeseries expireAfterSeconds clusteredIndex changeStreamPreAndPostImages storageEngine ' +
    'validator validationLevel validationAction indexOptionDefaults viewOn pipeline collation encryptedFields ' +
    'autoIndexId idIndex',
  collMod:
    'index validator validationLevel validationAction viewOn pipeline expireAfterSeconds timeseries cappedSize ' +
    'cappedMax changeStreamPreAndPostImages dryRun',
  drop: '',
  dropDatabase: '',
  renameCollection: 'to dropTarget',
  listCollections: 'filter nameOnly authorizedCollections cursor',
  listDatabases: 'filter nameOnly authorizedDatabases',
  collStats: 'scale',
  dbStats: 'scale freeStorage',
});

const STATEMENTS: Readonly<Record<string, ReadonlySet<string>>> = setsOf({
  'update.updates': 'q u c multi upsert collation arrayFilters hint sort',
  'delete.deletes': 'q limit collation hint',
  'bulkWrite.nsInfo': 'ns',
  'bulkWrite.insert': 'insert document',
  'bulkWrite.update': 'update filter updateMods multi upsert arrayFilters hint collation sort constants',
  'bulkWrite.delete': 'delete filter multi hint collation',
});

const ALIASES: Readonly<Record<string, string>> = { findandmodify: 'findAndModify', deleteIndexes: 'dropIndexes' };

/** @throws CommandError when a command has a field that MongoDB rejects, too */
export function checkCommandFields(command: string, fields: readonly string[]): void {
  const allowed = COMMANDS[ALIASES[command] ?? command];
  if (!allowed) return;
  for (const name of fields) {
    if (name !== command && !allowed.has(name) && !GENERIC.has(name)) throw unknown(command, name);
  }
}

/** @throws CommandError when a statement of a write command has a field that MongoDB rejects, too */
export function checkStatementFields(kind: string, raw: Buffer): void {
  const fields = STATEMENTS[kind];
  const name = fieldsOf(documentValue(raw)).find(([field]) => !fields?.has(field))?.[0];
  if (name !== undefined) throw unknown(kind, name);
}

function unknown(command: string, name: string): CommandError {
  return new CommandError('IDLUnknownField', `BSON field '${command}.${name}' is an unknown field.`);
}

function setsOf(texts: Readonly<Record<string, string>>): Readonly<Record<string, ReadonlySet<string>>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, new Set(list(text))]));
}
