import { CommandError, notSupported } from '../errors.js';
import { Tag } from '../bson/tags.js';
import { fieldsOf, type Value } from '../bson/value.js';
import { compileExpression, type Expression } from '../expressions/expression.js';
import { NO_VARIABLES, type Variables } from '../expressions/mingo.js';
import type { Filter } from '../query/filter.js';
import { isOperatorObject } from '../query/filter.js';
import { elementMatch, positional, slice, type ArraySelection } from './array-selections.js';
import { FieldTree } from './field-tree.js';
import { projectDocument, withFields } from './splice.js';

/** Applies a projection to a stored document. */
export type Projector = (raw: Buffer) => Buffer;

/** `find` supports `$slice` and `$elemMatch` as projections; in a pipeline these are expressions. */
export interface ProjectionUsage {
  readonly dialect: 'find' | 'pipeline';
  readonly variables: Variables;
  readonly collator?: Intl.Collator | undefined;
}

const IN_FIND: ProjectionUsage = { dialect: 'find', variables: NO_VARIABLES };

/** A path of a projection with what the client wrote for it. */
type Entry = [path: string, value: Value];

/** The entries of a projection by kind. */
interface Parts {
  readonly included: string[];
  readonly excluded: string[];
  readonly selections: Map<string, ArraySelection>;
  readonly computed: Map<string, Expression>;
  id?: boolean;
}

/**
 * Parses a projection of `find`; undefined when it selects everything.
 *
 * @param filter the query's filter, for the positional `list.$`
 */
export function parseProjection(spec: Value, filter: Filter, usage: ProjectionUsage = IN_FIND): Projector | undefined {
  if (!spec.isObject) return undefined;
  const parts: Parts = { included: [], excluded: [], selections: new Map(), computed: new Map() };
  for (const entry of flatten(spec, '')) sortEntry(parts, entry, filter, usage);
  const { included, excluded, selections, computed, id } = parts;
  if (included.length + excluded.length + selections.size + computed.size === 0 && id === undefined) return undefined;
  const other = excluded[0] ?? '';
  if (included.length > 0 && excluded.length > 0) {
    throw new CommandError('Location31254', `Cannot do exclusion on field ${other} in inclusion projection`);
  }
  return projectorOf(parts, isInclusive(parts));
}

/**
 * The top-level fields that a projection of `find` selects by their names; undefined when it may read others. `_id` is
 * always among them.
 */
export function selectedFields(spec: Value): string[] | undefined {
  if (!spec.isObject) return undefined;
  const entries = fieldsOf(spec);
  const isSelection = ([path, value]: Entry) => isFlag(value) && (path === '_id' || value.isTruthy());
  if (!entries.every(isSelection) || !entries.some(([, value]) => value.isTruthy())) return undefined;
  return ['_id', ...entries.map(([path]) => path)];
}

function projectorOf({ included, excluded, selections, computed, id }: Parts, inclusive: boolean): Projector {
  const fields = inclusive ? included : excluded;
  // An inclusion names the id unless it is excluded, an exclusion only when it is.
  const namesId = inclusive ? id !== false : id === false;
  const tree = FieldTree.of(namesId ? ['_id', ...fields] : fields, selections);
  if (computed.size === 0) return (raw) => projectDocument(raw, tree, inclusive);
  return (raw) => withFields(projectDocument(raw, tree, inclusive), raw, computed);
}

function isInclusive({ included, excluded, selections, computed, id }: Parts): boolean {
  if (included.length > 0) return true;
  if (excluded.length > 0) return false;
  return (
    computed.size > 0 ||
    [...selections.values()].some(({ isInclusive }) => isInclusive) ||
    (id === true && selections.size === 0)
  );
}

function sortEntry(parts: Parts, entry: Entry, filter: Filter, usage: ProjectionUsage): void {
  const [path, value] = entry;
  if (isFlag(value)) return sortFlag(parts, entry, filter);
  const selection = usage.dialect === 'find' ? selectionOf(value, usage.collator) : undefined;
  if (selection) parts.selections.set(path, selection);
  else parts.computed.set(path, compileExpression(value, usage.variables, usage.collator));
}

function selectionOf(value: Value, collator?: Intl.Collator): ArraySelection | undefined {
  const [operator, operand] = (isOperatorObject(value) && fieldsOf(value)[0]) || [];
  if (operator === '$meta') throw notSupported('$meta is');
  if (operator === '$slice' && operand) return slice(operand);
  return operator === '$elemMatch' ? elementMatch(value, collator) : undefined;
}

function sortFlag(parts: Parts, [path, value]: Entry, filter: Filter): void {
  if (path === '_id') parts.id = value.isTruthy();
  else if (path.endsWith('.$')) parts.selections.set(path.slice(0, -2), positional(path.slice(0, -2), filter));
  else if (value.isTruthy()) parts.included.push(path);
  else parts.excluded.push(path);
}

function isFlag(value: Value): boolean {
  return value.tag === Tag.boolean || value.isNumber;
}

/** `{ a: { b: 1 } }` means `{ 'a.b': 1 }`. */
function flatten(spec: Value, prefix: string): Entry[] {
  return fieldsOf(spec).flatMap(([name, value]): Entry[] => {
    const isGroup = value.isObject && !isOperatorObject(value) && !value.isEmpty;
    return isGroup ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value]];
  });
}
