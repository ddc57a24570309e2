import { toValue } from '../../bson/convert.js';
import { MISSING, type Value } from '../../bson/value.js';
import type { Collection } from '../../catalogue/collection.js';
import type { Index } from '../../catalogue/index-definition.js';
import { changeInSteps } from '../writing/change.js';
import type { Engine } from '../engine/engine.js';
import { parseQuery } from '../reading/query.js';
import { deleteRecord } from '../writing/write-record.js';

/** Deletes the expired documents of indexes with `expireAfterSeconds`. */
export async function removeExpired(engine: Engine, now: Date): Promise<void> {
  for (const collection of engine.catalogue.list()) {
    for (const index of collection.completeIndexes) {
      const { expireAfterSeconds } = index.stored;
      if (expireAfterSeconds === undefined) continue;
      const until = new Date(now.getTime() - expireAfterSeconds * 1000);
      await removeBefore(engine, collection, index, until);
    }
  }
}

function removeBefore(engine: Engine, { db, name }: Collection, index: Index, until: Date): Promise<void> {
  const request = { filter: expiredFilter(index, until), sort: MISSING };
  return changeInSteps(engine, {
    db,
    collection: name,
    isMulti: true,
    query: (existing) => parseQuery(existing, request),
    apply: (existing, record) => deleteRecord(engine, existing, record),
  });
}

/** Only dates expire; of an array of dates the earliest counts. */
function expiredFilter({ fields, stored }: Index, until: Date): Value {
  const path = fields[0]?.path.dotted ?? '';
  return toValue({ $and: [{ [path]: { $lt: until } }, stored.partialFilterExpression ?? {}] });
}
