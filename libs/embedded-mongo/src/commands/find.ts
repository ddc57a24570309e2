import { Long } from 'bson';
import { notSupported } from '../errors.js';
import { Tag } from '../bson/tags.js';
import { itemsOf, type Value } from '../bson/value.js';
import { SESSION_MS } from '../execute/engine/cursors.js';
import { listSource, type DocumentSource } from '../execute/engine/document-source.js';
import type { Engine } from '../execute/engine/engine.js';
import { openQuery, parseQuery } from '../execute/reading/query.js';
import type { Search } from '../execute/reading/scan/search.js';
import { parseProjection, selectedFields, type Projector } from '../project/projection.js';
import { isSet, notNegative, type Command } from './request/command.js';
import { continueCursor, openCursor } from './request/cursor-reply.js';
import type { Handlers } from './request/handler.js';
import { projectionUsage, queryOptions } from './request/query-options.js';

export const findCommands: Handlers = { find, getMore, killCursors };

const NOT_OFFERED = ['tailable', 'awaitData', 'min', 'max', 'returnKey', 'showRecordId'];

async function find(engine: Engine, command: Command): Promise<Buffer> {
  const unsupported = NOT_OFFERED.find((option) => isSet(command.value(option)));
  if (unsupported) throw notSupported(`the option '${unsupported}' of find is`);
  const collection = engine.catalogue.get(command.db, command.collection);
  const limit = command.number('limit') ?? 0;
  const query = parseQuery(collection, {
    ...queryOptions(command, 'filter'),
    skip: notNegative(command, 'skip') ?? 0,
    limit: Math.abs(limit),
    fields: selectedFields(command.value('projection')),
  });
  const projector = parseProjection(command.value('projection'), query.filter, projectionUsage(command));
  const batchSize = notNegative(command, 'batchSize');
  const source = collection ? searchSource(await openQuery(engine, collection, query), projector) : listSource([]);
  const isSingle = command.flag('singleBatch') || limit < 0;
  const idleMs = command.flag('noCursorTimeout') ? { idleMs: SESSION_MS } : {};
  return openCursor(engine, command.namespace, source, { batchSize, isSingle, ...idleMs });
}

/** The documents of a search, with the projection applied. */
export function searchSource(search: Search, projector: Projector | undefined): DocumentSource {
  return {
    get isDone() {
      return search.isDone;
    },
    async read(count) {
      const documents = await search.read(count);
      return documents.map(({ raw }) => (projector ? projector(raw) : raw));
    },
  };
}

function getMore(engine: Engine, command: Command): Promise<Buffer> {
  return continueCursor(engine, cursorId(command.value('getMore')), notNegative(command, 'batchSize'));
}

function killCursors(engine: Engine, command: Command) {
  const ids = itemsOf(command.value('cursors')).map(cursorId);
  const [killed, unknown]: [Long[], Long[]] = [[], []];
  for (const id of ids) (engine.cursors.close(id) ? killed : unknown).push(Long.fromBigInt(id));
  return { cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] };
}

function cursorId(value: Value): bigint {
  return value.tag === Tag.long ? value.bytes.readBigInt64LE(value.start) : BigInt(Math.trunc(value.number() || 0));
}
