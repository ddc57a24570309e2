import { badValue, notSupported } from '../errors.js';
import { documentValue, fieldsOf, itemsOf, type Value } from '../bson/value.js';
import { Tag } from '../bson/tags.js';
import { parsePath, type Path } from './path.js';

/** One operator with its operand: `{ $gt: 5 }`. `options` belongs to `$regex`, `collator` compares strings. */
export interface Condition {
  readonly operator: string;
  readonly operand: Value;
  readonly options?: string;
  readonly collator?: Intl.Collator;
}

/** A parsed filter for the planner and the matcher. */
export type Filter =
  | { readonly kind: 'all' | 'any' | 'none'; readonly filters: readonly Filter[] }
  | { readonly kind: 'field'; readonly path: Path; readonly conditions: readonly Condition[] }
  | { readonly kind: 'expression'; readonly expression: Value };

export const EVERYTHING: Filter = { kind: 'all', filters: [] };

const COMBINATIONS: Readonly<Record<string, 'all' | 'any' | 'none'>> = { $and: 'all', $or: 'any', $nor: 'none' };
const NOT_OFFERED = ['$where', '$text', '$jsonSchema'];
const REFERENCE_FIELDS = ['$ref', '$id', '$db'];

/** Parses a filter document; missing matches everything. */
export function parseFilter(filter: Value, collator?: Intl.Collator): Filter {
  if (filter.isMissing) return EVERYTHING;
  if (!filter.isObject) throw badValue('the filter must be an object');
  const filters = fieldsOf(filter).flatMap(([name, value]) => parseEntry(name, value, collator));
  return filters.length === 1 && filters[0] ? filters[0] : { kind: 'all', filters };
}

export function parseRawFilter(raw: Buffer): Filter {
  return parseFilter(documentValue(raw));
}

function parseEntry(name: string, value: Value, collator?: Intl.Collator): Filter[] {
  if (!name.startsWith('$')) {
    return [{ kind: 'field', path: parsePath(name), conditions: parseConditions(value, collator) }];
  }
  const kind = COMBINATIONS[name];
  if (kind) return [{ kind, filters: parseBranches(name, value, collator) }];
  if (name === '$expr') return [{ kind: 'expression', expression: value }];
  if (name === '$comment') return [];
  if (NOT_OFFERED.includes(name)) throw notSupported(`${name} is`);
  throw badValue(`unknown top level operator: ${name}`);
}

function parseBranches(name: string, value: Value, collator?: Intl.Collator): Filter[] {
  const branches = value.isArray ? itemsOf(value) : [];
  if (branches.length === 0) throw badValue(`${name} must be a nonempty array`);
  if (!branches.every((branch) => branch.isObject)) throw badValue(`${name} argument's entries must be objects`);
  return branches.map((branch) => parseFilter(branch, collator));
}

/** The conditions of a field: operators, a regular expression, or equality. */
export function parseConditions(value: Value, collator?: Intl.Collator): Condition[] {
  const order = collator ? { collator } : {};
  if (value.tag === Tag.regex) return [{ operator: '$regex', operand: value, ...order }];
  if (!isOperatorObject(value)) return [{ operator: '$eq', operand: value, ...order }];
  const entries = fieldsOf(value);
  const options = entries.find(([name]) => name === '$options')?.[1];
  if (options && !entries.some(([name]) => name === '$regex')) throw badValue('$options needs a $regex');
  return entries
    .filter(([name]) => name !== '$options' && name !== '$comment')
    .map(([operator, operand]) => ({ operator, operand, ...(options && { options: options.text() }), ...order }));
}

/** Whether an object contains operators (`{ $gt: 1 }`) instead of being a value. */
export function isOperatorObject(value: Value): boolean {
  if (!value.isObject) return false;
  const first = value.elements();
  if (!first.next()) return false;
  return first.bytes[first.nameStart] === 0x24 && !REFERENCE_FIELDS.includes(first.name);
}

/** The top-level fields that a filter reads; undefined when an expression may read any. */
export function topFieldsOf(filter: Filter): string[] | undefined {
  if (filter.kind === 'field') return [filter.path.steps[0]?.name ?? ''];
  if (filter.kind === 'expression') return undefined;
  const parts = filter.filters.map(topFieldsOf);
  return parts.includes(undefined) ? undefined : parts.flatMap((names) => names ?? []);
}
