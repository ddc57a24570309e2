import { itemsOf, type Value } from '../bson/value.js';
import { Tag } from '../bson/tags.js';
import { isOperatorObject, type Condition, type Filter } from '../query/filter.js';
import { locateField } from '../document-tree/field-location.js';
import { ObjectNode, serialize } from '../document-tree/tree.js';

/** The equality fields of a filter: the initial fields of an upserted document. */
export function upsertSeed(filter: Filter): Buffer {
  const root = new ObjectNode();
  addEqualities(root, filter);
  return serialize(root);
}

/** Adds the fields that every matching document has. */
function addEqualities(root: ObjectNode, filter: Filter): void {
  if (filter.kind === 'all') filter.filters.forEach((part) => addEqualities(root, part));
  if (filter.kind === 'any' && filter.filters.length === 1) filter.filters.forEach((part) => addEqualities(root, part));
  if (filter.kind !== 'field') return;
  for (const condition of filter.conditions) {
    const value = equalValue(condition);
    const location = value && locateField(root, filter.path.dotted.split('.'), true);
    if (value && location) location.parent.set(location.name, value);
  }
}

/** The only value that fulfils a condition; undefined when several do. */
function equalValue({ operator, operand }: Condition): Value | undefined {
  if (operator === '$eq') return operand;
  const [only, ...others] = (operator === '$in' || operator === '$all') && operand.isArray ? itemsOf(operand) : [];
  if (!only || others.length > 0) return undefined;
  return only.tag === Tag.regex || isOperatorObject(only) ? undefined : only;
}
