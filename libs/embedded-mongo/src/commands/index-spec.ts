import type { Document } from 'bson';
import { CommandError, notOffered } from '../errors.js';
import { decode } from '../bson/convert.js';
import { fieldOf, fieldsOf, type Value } from '../bson/value.js';
import type { StoredIndex } from '../catalogue/index-definition.js';
import { parseFilter, type Filter } from '../query/filter.js';

/** An index as a client asks for it. */
export type WantedIndex = Omit<StoredIndex, 'id'>;

const KEY = Buffer.from('key');
/** MongoDB allows these in partial indexes; anything else could not be told from a query. */
const PARTIAL_OPERATORS = ['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in'];
const NOT_OFFERED = ['collation', 'wildcardProjection', 'weights', '2dsphereIndexVersion', 'hidden'];

/** The fields of an index specification that we understand. */
interface IndexRequest extends Record<string, unknown> {
  readonly name?: unknown;
  readonly unique?: unknown;
  readonly sparse?: unknown;
  readonly partialFilterExpression?: Document;
  readonly expireAfterSeconds?: unknown;
}

/** @throws CommandError when it makes no sense or is of a kind that is not offered */
export function parseIndex(raw: Buffer): WantedIndex {
  const key = parseKey(fieldOf(raw, 0, KEY));
  const spec: IndexRequest = decode(raw);
  const unknown = NOT_OFFERED.find((option) => isAsked(spec[option]));
  if (unknown) throw notOffered(`indexes with '${unknown}' are`);
  const { name, unique, sparse, partialFilterExpression, expireAfterSeconds } = spec;
  if (partialFilterExpression) checkPartial(parseFilter(fieldOf(raw, 0, Buffer.from('partialFilterExpression'))));
  return {
    name: typeof name === 'string' ? name : defaultName(key),
    key,
    ...(isYes(unique) && { unique: true }),
    ...(isYes(sparse) && { sparse: true }),
    ...(partialFilterExpression && { partialFilterExpression }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds: Number(expireAfterSeconds) }),
  };
}

function isYes(option: unknown): boolean {
  return option === true || (typeof option === 'number' && option !== 0);
}

function isAsked(option: unknown): boolean {
  const locale = (option as { locale?: string } | undefined)?.locale;
  return option !== undefined && option !== false && locale !== 'simple';
}

function parseKey(key: Value): Record<string, 1 | -1> {
  if (!key.isObject || key.end - key.start === 5)
    throw new CommandError('CannotCreateIndex', 'Index keys cannot be empty.');
  return Object.fromEntries(fieldsOf(key).map(([path, value]) => [path, directionOf(path, value)]));
}

function directionOf(path: string, value: Value): 1 | -1 {
  if (path.includes('$')) throw notOffered('wildcard indexes are');
  if (value.isString) throw notOffered(`'${value.text()}' indexes are`);
  const direction = value.number();
  if (!direction) throw new CommandError('CannotCreateIndex', `Values in the index key pattern must be 1 or -1`);
  return direction < 0 ? -1 : 1;
}

function defaultName(key: Record<string, number>): string {
  return Object.entries(key)
    .map(([path, direction]) => `${path}_${direction}`)
    .join('_');
}

function checkPartial(filter: Filter): void {
  if (filter.kind === 'all') return filter.filters.forEach(checkPartial);
  const operators = filter.kind === 'field' ? filter.conditions : [];
  const isFine = filter.kind === 'field' && operators.every(({ operator }) => PARTIAL_OPERATORS.includes(operator));
  if (!isFine) throw new CommandError('CannotCreateIndex', 'Expression not supported in partial index');
}
