import type { Condition, Filter } from '../query/filter.js';
import { isOperatorObject, parseConditions } from '../query/filter.js';
import { fieldsOf, itemsOf } from '../bson/value.js';
import { Tag } from '../bson/tags.js';

/** A condition that every matching document fulfils at this path. */
export interface Requirement {
  readonly condition: Condition;
  /** All conditions of one `$elemMatch` apply to the same item, so together they narrow a range. */
  readonly sameItem: boolean;
  /** It is a condition of the filter itself. Of one derived from `$elemMatch`, the document has to be checked. */
  readonly isWhole: boolean;
}

/** The requirements of a filter, by path, and whether they are the whole filter. */
export interface Requirements {
  readonly byPath: ReadonlyMap<string, readonly Requirement[]>;
  readonly isComplete: boolean;
}

const COMPARISONS = ['$eq', '$in', '$gt', '$gte', '$lt', '$lte', '$regex', '$exists', '$type'];
const ITEM_COMPARISONS = ['$eq', '$in', '$gt', '$gte', '$lt', '$lte', '$regex'];

/** Collects the requirements that an index supports from the filter's top level and its `$and`s. */
export function requirementsOf(filter: Filter): Requirements {
  const byPath = new Map<string, Requirement[]>();
  const isComplete = collect(filter, (path, requirement) => {
    const existing = byPath.get(path);
    if (existing) existing.push(requirement);
    else byPath.set(path, [requirement]);
  });
  return { byPath, isComplete };
}

type Add = (path: string, requirement: Requirement) => void;

function collect(filter: Filter, add: Add): boolean {
  if (filter.kind === 'all') return filter.filters.map((part) => collect(part, add)).every(Boolean);
  if (filter.kind !== 'field') return false;
  return filter.conditions.map((condition) => collectFromCondition(filter.path.dotted, condition, add)).every(Boolean);
}

function collectFromCondition(path: string, condition: Condition, add: Add): boolean {
  if (condition.collator && dependsOnText(condition)) return false;
  if (COMPARISONS.includes(condition.operator)) {
    add(path, { condition, sameItem: false, isWhole: true });
    return true;
  }
  if (condition.operator === '$elemMatch' && condition.operand.isObject) collectFromItem(path, condition, add);
  return condition.operator === '$all' && condition.operand.isArray && collectFromAll(path, condition, add);
}

/** Whether a collation may match other values than index entries, which are ordered by code points. */
function dependsOnText({ operator, operand }: Condition): boolean {
  if (operator === '$regex' || operator === '$exists' || operator === '$type') return false;
  const isList = operator === '$in' || operator === '$all';
  return isList && operand.isArray ? itemsOf(operand).some((item) => item.mayContainText) : operand.mayContainText;
}

function collectFromItem(path: string, { operand }: Condition, add: Add): void {
  const isOnItem = isOperatorObject(operand);
  const conditions = isOnItem
    ? parseConditions(operand).map((condition) => ({ at: path, condition }))
    : fieldsOf(operand)
        .filter(([name]) => !name.startsWith('$'))
        .flatMap(([name, value]) => parseConditions(value).map((condition) => ({ at: `${path}.${name}`, condition })));
  for (const { at, condition } of conditions) {
    if (ITEM_COMPARISONS.includes(condition.operator)) add(at, { condition, sameItem: isOnItem, isWhole: false });
  }
}

/** `$all` of several values requires each of them; of none, it matches nothing. */
function collectFromAll(path: string, { operand }: Condition, add: Add): boolean {
  const items = itemsOf(operand);
  const values = items.filter((item) => item.tag !== Tag.regex && !isOperatorObject(item));
  for (const value of values) {
    add(path, { condition: { operator: '$eq', operand: value }, sameItem: false, isWhole: true });
  }
  return items.length > 0 && values.length === items.length;
}
