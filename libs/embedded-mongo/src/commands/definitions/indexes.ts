import { Int32, type Document } from 'bson';
import { badValue, CommandError } from '../../errors.js';
import { encode } from '../../bson/convert.js';
import { itemsOf } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import { describeIndex, ID_INDEX, keyText, keyTextOf, type Index } from '../../catalogue/index-definition.js';
import { buildIndexes } from '../../execute/writing/build-index.js';
import { listSource } from '../../execute/engine/document-source.js';
import type { Engine } from '../../execute/engine/engine.js';
import type { Command } from '../request/command.js';
import { cursorOptions, openCursor } from '../request/cursor-reply.js';
import type { Handlers } from '../request/handler.js';
import { parseIndex } from './index-spec.js';

export const indexCommands: Handlers = { createIndexes, listIndexes, dropIndexes, deleteIndexes: dropIndexes };

async function createIndexes(engine: Engine, command: Command): Promise<Document> {
  const { db, collection: name } = command;
  if (!command.value('commitQuorum').isMissing) throw badValue('Standalone nodes do not take a commitQuorum');
  const definitions = command.documents('indexes').map(parseIndex);
  if (definitions.length === 0) throw badValue('Must specify at least one index to create');
  const isNew = !engine.catalogue.get(db, name);
  const collection = await engine.store.commits.run(() => engine.catalogue.getOrCreate(db, name));
  const before = collection.indexes.length;
  await buildIndexes(engine, collection, definitions);
  return {
    numIndexesBefore: new Int32(before),
    numIndexesAfter: new Int32(collection.indexes.length),
    createdCollectionAutomatically: isNew,
  };
}

function listIndexes(engine: Engine, command: Command): Promise<Buffer> {
  const collection = existingCollection(engine, command);
  const source = listSource(collection.completeIndexes.map((index) => encode(describeIndex(index))));
  const { batchSize = Infinity } = cursorOptions(command);
  return openCursor(engine, command.namespace, source, { batchSize });
}

async function dropIndexes(engine: Engine, command: Command): Promise<Document> {
  return engine.store.commits.run(() => {
    const collection = existingCollection(engine, command);
    const before = collection.indexes.length;
    for (const index of selectIndexes(collection, command)) engine.catalogue.removeIndex(collection, index);
    collection.version++;
    return { nIndexesWas: new Int32(before) };
  });
}

function selectIndexes({ indexes }: Collection, command: Command): Index[] {
  const selection = command.value('index');
  const name = selection.isString ? selection.text() : undefined;
  if (name === '*') return indexes.filter((index) => index.stored.name !== ID_INDEX);
  const key = selection.isObject ? keyTextOf(selection) : undefined;
  const names = selection.isArray ? itemsOf(selection).map((item) => item.text()) : [];
  const matching = indexes.filter(
    ({ stored }) => stored.name === name || names.includes(stored.name) || keyText(stored) === key,
  );
  if (matching.length === 0) throw new CommandError('IndexNotFound', `index not found with name [${name ?? key}]`);
  if (matching.some((index) => index.stored.name === ID_INDEX)) {
    throw new CommandError('InvalidOptions', 'cannot drop _id index');
  }
  return matching;
}

/** @throws CommandError when the command's collection does not exist */
export function existingCollection(engine: Engine, command: Command): Collection {
  const collection = engine.catalogue.get(command.db, command.collection);
  if (collection) return collection;
  throw new CommandError('NamespaceNotFound', `ns does not exist: ${command.namespace}`);
}
