import { isMany, type ResolvedAttribute } from '../attributes/resolved-attribute.js';
import { resolveAttribute } from '../attributes/resolve-attribute.js';
import type { Schema } from '../attributes/schema.js';

export type Direction = 'asc' | 'desc';
export type NullPosition = 'first' | 'last';

/** A sort key. */
export interface OrderKey {
  attribute: ResolvedAttribute;
  direction: Direction;
  nulls: NullPosition;
}

/** The order of a list: random (by the seed of the request), or by keys, the most significant first. */
export type Order = { kind: 'random' } | { kind: 'keys'; keys: OrderKey[] };

export interface OrderByOptions {
  schema: Schema;
  resource: string;
  /** The default for keys without `:asc` or `:desc`. */
  direction: Direction;
  /** For all keys; by default nulls count as smallest. */
  nulls?: NullPosition | null;
}

/** An invalid order; the message is shown to the caller (status 400). */
export class OrderByError extends Error {
  constructor(whole: string, part: string) {
    super(`Invalid order_by statement "${whole}": "${part}" is invalid`);
    this.name = 'OrderByError';
  }
}

const RANDOM = 'random';
/** Maximum number of keys: each one of a related record may read all of those records. */
const MAX_KEYS = 20;

/**
 * Parses `lastMade:asc, createdAt, slug`. An empty text has no keys.
 *
 * @throws OrderByError for an unknown attribute, one with several values, an invalid direction, or more than 20 keys
 */
export function parseOrderBy(text: string, options: OrderByOptions): Order {
  const whole = text.trim();
  if (whole === RANDOM) return { kind: 'random' };
  const parts = whole === '' ? [] : whole.split(',');
  const excess = parts[MAX_KEYS];
  if (excess !== undefined) throw new OrderByError(whole, excess.trim());
  return { kind: 'keys', keys: parts.map((part) => parsePart(part.trim(), text, options)) };
}

function parsePart(part: string, whole: string, { schema, resource, ...defaults }: OrderByOptions): OrderKey {
  const [path = '', direction, ...more] = part.split(':').map((piece) => piece.trim());
  const attribute = resolveAttribute(schema, resource, path);
  const resolvedDirection = direction === undefined ? defaults.direction : directionOf(direction);
  if (!attribute || isMany(attribute) || !resolvedDirection || more.length > 0) throw new OrderByError(whole, part);
  return {
    attribute,
    direction: resolvedDirection,
    nulls: defaults.nulls ?? (resolvedDirection === 'asc' ? 'first' : 'last'),
  };
}

function directionOf(text: string): Direction | null {
  const lower = text.toLowerCase();
  return lower === 'asc' || lower === 'desc' ? lower : null;
}
