import { Double, Int32, type Document } from 'bson';
import type { Engine } from '../../execute/engine/engine.js';
import type { Command } from '../request/command.js';
import type { Handlers } from '../request/handler.js';

export const statsCommands: Handlers = { collStats, dbStats };

function collStats(engine: Engine, command: Command): Document {
  const collection = engine.catalogue.get(command.db, command.collection);
  const count = collection?.count ?? 0;
  return { ns: command.namespace, count: new Int32(count), nindexes: new Int32(collection?.indexes.length ?? 0) };
}

function dbStats(engine: Engine, command: Command): Document {
  const collections = engine.catalogue.list(command.db);
  const sum = (of: (one: (typeof collections)[number]) => number) => collections.reduce((all, one) => all + of(one), 0);
  return {
    db: command.db,
    collections: new Int32(collections.length),
    objects: new Double(sum((one) => one.count)),
    indexes: new Double(sum((one) => one.indexes.length)),
    fsUsedSize: new Double(engine.store.size()),
  };
}
