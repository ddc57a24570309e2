import type { Document } from 'bson';
import { Int32 } from 'bson';
import { decodeExactly } from '../bson/convert.js';
import { compareValues } from '../bson/compare.js';
import { documentValue, type Value } from '../bson/value.js';
import { DocumentWriter } from '../bson/writer.js';
import { Tag } from '../bson/tags.js';
import { countMatches } from '../execute/reading/count.js';
import type { Engine } from '../execute/engine/engine.js';
import { openQuery, parseQuery } from '../execute/reading/query.js';
import { encodeSortKey } from '../keys/encode.js';
import { parsePath, visitPath } from '../query/path.js';
import type { Command } from './request/command.js';
import { notNegative } from './request/command.js';
import type { Handlers } from './request/handler.js';
import { queryOptions } from './request/query-options.js';

export const countCommands: Handlers = { count, distinct };

const READ_AT_ONCE = 256;

async function count(engine: Engine, command: Command): Promise<Document> {
  const collection = engine.catalogue.get(command.db, command.collection);
  const query = parseQuery(collection, {
    ...queryOptions(command, 'query'),
    skip: notNegative(command, 'skip') ?? 0,
    limit: Math.abs(command.number('limit') ?? 0),
  });
  return { n: new Int32(collection ? await countMatches(engine, collection, query) : 0) };
}

/** The distinct values at a path, with array items separately, in order. */
async function distinct(engine: Engine, command: Command): Promise<Document> {
  const collection = engine.catalogue.get(command.db, command.collection);
  const query = parseQuery(collection, queryOptions(command, 'query'));
  const path = parsePath(command.value('key').text());
  const values = new Map<string, Value>();
  const search = collection && (await openQuery(engine, collection, query));
  while (search && !search.isDone) {
    for (const { raw } of await search.read(READ_AT_ONCE)) {
      visitPath(documentValue(raw), path, (value, isItem) => {
        if (!value.isMissing && (isItem || !value.isArray)) addValue(values, value);
        return false;
      });
    }
  }
  return { values: listOf(different([...values.values()], query.collator)) };
}

/** Sorts values; of those that are equal under a collation only the first is kept. */
function different(values: Value[], collator?: Intl.Collator): Value[] {
  const sorted = values.sort((a, b) => compareValues(a, b, collator));
  return sorted.filter((value, i) => i === 0 || compareValues(value, sorted[i - 1] ?? value, collator) !== 0);
}

function addValue(values: Map<string, Value>, value: Value): void {
  const { bytes, exact } = encodeSortKey(value);
  const key = exact ? bytes.toString('latin1') : `${value.tag} ${value.raw().toString('latin1')}`;
  if (!values.has(key)) values.set(key, value.detach());
}

function listOf(values: readonly Value[]): unknown {
  const writer = new DocumentWriter().openChild('values', Tag.array);
  values.forEach((value, i) => writer.add(String(i), value));
  return decodeExactly(writer.close().finish())['values'];
}
