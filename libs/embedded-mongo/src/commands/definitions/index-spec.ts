import type { Document } from 'bson';
import { badValue, CommandError, notSupported } from '../../errors.js';
import { decode } from '../../bson/convert.js';
import { fieldOf, fieldsOf, type Value } from '../../bson/value.js';
import type { NewIndex } from '../../catalogue/index-definition.js';
import { parseCollation } from '../../query/collation.js';
import { parseFilter, type Filter } from '../../query/filter.js';
import { isSet } from '../request/command.js';

const KEY = Buffer.from('key');
/** MongoDB allows these in partial indexes; others cannot be derived from a query. */
const PARTIAL_OPERATORS = ['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in'];
const NOT_OFFERED = ['wildcardProjection', 'weights', 'prepareUnique', 'storageEngine', 'clustered'];
/** Options of kinds of indexes that are refused by their key, or that MongoDB itself ignores. */
const IGNORED = [
  'v',
  'ns',
  'background',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
];
const SUPPORTED = [
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'hidden',
  'collation',
];
const MAX_EXPIRY_SECONDS = 2 ** 31 - 1;

/** The supported fields of an index specification. */
interface IndexRequest extends Record<string, unknown> {
  readonly name?: unknown;
  readonly unique?: unknown;
  readonly sparse?: unknown;
  readonly partialFilterExpression?: Document;
  readonly hidden?: unknown;
}

/** @throws CommandError when it is invalid or not supported */
export function parseIndex(raw: Buffer): NewIndex {
  const key = parseKey(fieldOf(raw, 0, KEY));
  const spec: IndexRequest = decode(raw);
  const unsupported = NOT_OFFERED.find((option) => isSet(fieldOf(raw, 0, Buffer.from(option))));
  if (unsupported) throw notSupported(`indexes with '${unsupported}' are`);
  checkOptions(spec);
  if (parseCollation(fieldOf(raw, 0, Buffer.from('collation')))) throw notSupported('indexes with a collation are');
  const { name, unique, sparse, partialFilterExpression, hidden } = spec;
  const expiry = fieldOf(raw, 0, Buffer.from('expireAfterSeconds'));
  if (partialFilterExpression) checkPartial(parseFilter(fieldOf(raw, 0, Buffer.from('partialFilterExpression'))));
  return {
    name: typeof name === 'string' ? name : defaultName(key),
    key,
    ...(isTrue(unique) && { unique: true }),
    ...(isTrue(sparse) && { sparse: true }),
    ...(partialFilterExpression && { partialFilterExpression }),
    ...(!expiry.isMissing && { expireAfterSeconds: checkedExpiry(expiry, key) }),
    ...(isTrue(hidden) && { hidden: true }),
  };
}

function checkOptions(spec: IndexRequest): void {
  const unknown = Object.keys(spec).find((name) => !SUPPORTED.includes(name) && !IGNORED.includes(name));
  if (unknown) {
    const message = `The field '${unknown}' is not valid for an index specification`;
    throw new CommandError('InvalidIndexSpecificationOption', message);
  }
  if (spec.hidden === true && '_id' in (spec['key'] as object)) throw badValue("can't hide _id index");
}

/**
 * The number of seconds after which documents of an index expire.
 *
 * @throws CommandError when it is not a valid number, or the index has several fields
 */
export function checkedExpiry(value: Value, key: Readonly<Record<string, number>>): number {
  const seconds = Math.trunc(value.number());
  if (!(seconds >= 0 && seconds <= MAX_EXPIRY_SECONDS)) {
    throw new CommandError(
      'CannotCreateIndex',
      "TTL index 'expireAfterSeconds' option must be within an acceptable range",
    );
  }
  const paths = Object.keys(key);
  if (paths.length === 1 && paths[0] !== '_id') return seconds;
  throw new CommandError('CannotCreateIndex', 'TTL indexes are single-field indexes, and never on _id');
}

function isTrue(option: unknown): boolean {
  return option === true || (typeof option === 'number' && option !== 0);
}

function parseKey(key: Value): Record<string, 1 | -1> {
  if (!key.isObject || key.isEmpty) throw new CommandError('CannotCreateIndex', 'Index keys cannot be empty.');
  return Object.fromEntries(fieldsOf(key).map(([path, value]) => [path, directionOf(path, value)]));
}

function directionOf(path: string, value: Value): 1 | -1 {
  if (path.includes('$')) throw notSupported('wildcard indexes are');
  if (value.isString) throw notSupported(`'${value.text()}' indexes are`);
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
