import { Int32, type Document } from 'bson';
import { CommandError, notSupported } from '../../errors.js';
import { decode, encode } from '../../bson/convert.js';
import { documentValue } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { ID_INDEX } from '../../catalogue/index-definition.js';
import { listSource } from '../../execute/engine/document-source.js';
import type { Engine } from '../../execute/engine/engine.js';
import { parseCollation } from '../../query/collation.js';
import { parseFilter } from '../../query/filter.js';
import { compileFilter } from '../../query/match.js';
import { isSet, type Command } from '../request/command.js';
import { cursorOptions, openCursor } from '../request/cursor-reply.js';
import type { Handlers } from '../request/handler.js';

export const collectionCommands: Handlers = {
  listDatabases,
  listCollections,
  create,
  drop,
  dropDatabase,
  renameCollection,
};

const NOT_OFFERED = [
  'viewOn',
  'pipeline',
  'timeseries',
  'expireAfterSeconds',
  'capped',
  'size',
  'max',
  'validator',
  'validationLevel',
  'validationAction',
  'clusteredIndex',
  'encryptedFields',
  'changeStreamPreAndPostImages',
  'storageEngine',
  'indexOptionDefaults',
];

/** All databases share one file, so only the whole has a size. */
function listDatabases(engine: Engine, command: Command): Document {
  const matches = compileFilter(parseFilter(command.value('filter')));
  const names = new Set(engine.catalogue.list().map((collection) => collection.db));
  const all = [...names].sort().map((name) => ({ name, sizeOnDisk: 0, empty: false }));
  const databases = all.filter((database) => matches(documentValue(encode(database))));
  if (command.flag('nameOnly')) return { databases: databases.map(({ name }) => ({ name })) };
  return { databases, totalSize: engine.store.size() };
}

function listCollections(engine: Engine, command: Command): Promise<Buffer> {
  const matches = compileFilter(parseFilter(command.value('filter')));
  const nameOnly = command.flag('nameOnly');
  const listed = engine.catalogue.list(command.db).map(describe).map(encode);
  const matching = listed.filter((raw) => matches(documentValue(raw)));
  const source = listSource(nameOnly ? matching.map(nameAndType) : matching);
  const { batchSize = Infinity } = cursorOptions(command);
  return openCursor(engine, `${command.db}.$cmd.listCollections`, source, { batchSize });
}

function describe({ name, options }: Collection): Document {
  const idIndex = { v: 2, key: { _id: 1 }, name: ID_INDEX };
  return { name, type: 'collection', options, info: { readOnly: false }, idIndex };
}

function nameAndType(raw: Buffer): Buffer {
  const { name, type } = decode(raw);
  return encode({ name: name as unknown, type: type as unknown });
}

async function create(engine: Engine, command: Command): Promise<Document> {
  const unsupported = NOT_OFFERED.find((option) => isSet(command.value(option)));
  if (unsupported) throw notSupported(`collections with '${unsupported}' are`);
  if (parseCollation(command.value('collation'))) throw notSupported("collections with 'collation' are");
  const { db, collection } = command;
  await engine.store.commits.run(() => engine.catalogue.create(db, collection));
  return {};
}

async function drop(engine: Engine, command: Command): Promise<Document> {
  return engine.store.commits.run(() => {
    const collection = engine.catalogue.get(command.db, command.collection);
    if (!collection) return {};
    engine.catalogue.drop(collection);
    return { ns: collection.namespace, nIndexesWas: new Int32(collection.indexes.length) };
  });
}

async function dropDatabase(engine: Engine, command: Command): Promise<Document> {
  await engine.store.commits.run(() => {
    for (const collection of engine.catalogue.list(command.db)) engine.catalogue.drop(collection);
  });
  return { dropped: command.db };
}

async function renameCollection(engine: Engine, command: Command): Promise<Document> {
  const [fromDb, fromName] = splitNamespace(command.value('renameCollection').text());
  const [toDb, toName] = splitNamespace(command.value('to').text());
  if (fromDb === toDb && fromName === toName) {
    throw new CommandError('IllegalOperation', "Can't rename a collection to itself");
  }
  await engine.store.commits.run(() => {
    const source = engine.catalogue.get(fromDb, fromName);
    if (!source) throw new CommandError('NamespaceNotFound', 'Source collection does not exist');
    const target = engine.catalogue.get(toDb, toName);
    if (target && !command.flag('dropTarget')) throw new CommandError('NamespaceExists', 'target namespace exists');
    if (target) engine.catalogue.drop(target);
    engine.catalogue.rename(source, toDb, toName);
  });
  return {};
}

function splitNamespace(namespace: string): [string, string] {
  const dot = namespace.indexOf('.');
  if (dot < 1) throw new CommandError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  return [namespace.slice(0, dot), namespace.slice(dot + 1)];
}
