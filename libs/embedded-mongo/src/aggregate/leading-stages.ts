import { CommandError } from '../errors.js';
import { MISSING, documentValue, type Value } from '../bson/value.js';
import { Tag } from '../bson/tags.js';
import { DocumentWriter } from '../bson/writer.js';
import type { Stage } from '../expressions/stage.js';

/** The leading stages of a pipeline that a query can execute with indexes, and the rest. */
export interface Leading {
  readonly filter: Value;
  readonly sort: Value;
  readonly skip: number;
  readonly limit: number;
  readonly rest: readonly Stage[];
}

/** Removes leading `$match…, $sort, $skip, $limit` from a pipeline. */
export function splitLeading(stages: readonly Stage[]): Leading {
  const rest = [...stages];
  const filters: Value[] = [];
  while (rest[0]?.name === '$match') filters.push(takeSpec(rest));
  const sort = rest[0]?.name === '$sort' ? takeSpec(rest) : MISSING;
  const skip = rest[0]?.name === '$skip' ? skipOf(takeSpec(rest)) : 0;
  const limit = rest[0]?.name === '$limit' ? limitOf(takeSpec(rest)) : 0;
  return { filter: conjunction(filters), sort, skip, limit, rest };
}

function takeSpec(stages: Stage[]): Value {
  return stages.shift()?.spec ?? MISSING;
}

/** @throws CommandError when it is not a number of documents */
export function skipOf(spec: Value): number {
  const count = spec.number();
  if (!Number.isInteger(count) || count < 0)
    throw new CommandError('BadValue', '$skip needs a non-negative whole number');
  return count;
}

/** @throws CommandError when it is not a positive number of documents */
export function limitOf(spec: Value): number {
  const count = spec.number();
  if (!Number.isInteger(count) || count <= 0) throw new CommandError('Location15958', 'the limit must be positive');
  return count;
}

function conjunction(filters: readonly Value[]): Value {
  const [only] = filters;
  if (filters.length < 2) return only ?? MISSING;
  const writer = new DocumentWriter().openChild('$and', Tag.array);
  filters.forEach((filter, i) => writer.add(String(i), filter));
  return documentValue(writer.close().finish());
}
