import { itemsOf, type Value } from '../bson/value.js';
import { Tag } from '../bson/tags.js';
import { isOperatorObject, type Condition, type Filter } from '../query/filter.js';
import { locateField } from '../document-tree/field-location.js';
import { ObjectNode, serialize } from '../document-tree/tree.js';

/** The equality fields of a filter: the initial fields of an upserted document. */
export function upsertSeed(filter: Filter): Buffer {
  const root = new ObjectNode();
  plant(root, filter);
  return serialize(root);
}

function plant(root: ObjectNode, filter: Filter): void {
  if (filter.kind === 'all') filter.filters.forEach((part) => plant(root, part));
  if (filter.kind === 'any' && filter.filters.length === 1) filter.filters.forEach((part) => plant(root, part));
  if (filter.kind !== 'field') return;
  for (const condition of filter.conditions) {
    const value = demanded(condition);
    const spot = value && locateField(root, filter.path.dotted.split('.'), true);
    if (value && spot) spot.parent.set(spot.name, value);
  }
}

function demanded({ operator, operand }: Condition): Value | undefined {
  if (operator === '$eq') return operand;
  const [only, ...others] = (operator === '$in' || operator === '$all') && operand.isArray ? itemsOf(operand) : [];
  if (!only || others.length > 0) return undefined;
  return only.tag === Tag.regex || isOperatorObject(only) ? undefined : only;
}
