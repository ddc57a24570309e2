import { badValue, CommandError } from '../errors.js';
import { compareValues, sameValue } from '../bson/compare.js';
import { fieldsOf, itemsOf, type Value } from '../bson/value.js';
import { Tag, typeName } from '../bson/tags.js';
import { parseConditions } from '../query/filter.js';
import { compileElementMatch, compileValueTest, testsValues } from '../query/match.js';
import { compareSortKeys, parseSort, sortKeyOf } from '../query/sort.js';
import type { OperatorContext } from './operator-types.js';
import type { FieldLocation } from '../document-tree/field-location.js';
import { ArrayNode, openNode, toValue } from '../document-tree/tree.js';

/** The array at a location, opened for changes; undefined when the field does not exist. */
function arrayAt(location: FieldLocation, notAnArray: (type: string) => CommandError): ArrayNode | undefined {
  const node = location.parent.get(location.name);
  if (node === undefined) return undefined;
  const array = openNode(node);
  if (!(array instanceof ArrayNode)) throw notAnArray(typeName(toValue(array).tag));
  location.parent.set(location.name, array);
  return array;
}

function arrayToGrow(location: FieldLocation, operator: string): ArrayNode {
  const notAnArray = (type: string) =>
    badValue(`The field '${location.path}' must be an array for ${operator} but is of type ${type}`);
  const array = arrayAt(location, notAnArray) ?? new ArrayNode();
  location.parent.set(location.name, array);
  return array;
}

/** The operand's modifiers: `{ $each, $position, $sort, $slice }`; undefined when it is an item itself. */
function modifiersOf(operand: Value): ReadonlyMap<string, Value> | undefined {
  const fields = operand.isObject ? new Map(fieldsOf(operand)) : undefined;
  return fields?.has('$each') ? fields : undefined;
}

function itemsToAdd(operand: Value, operator: string): readonly Value[] {
  const each = modifiersOf(operand)?.get('$each');
  if (!each) return [operand];
  if (!each.isArray) throw badValue(`The argument to $each in ${operator} must be an array`);
  return itemsOf(each);
}

/** Adds items, then sorts and slices, by the modifiers. */
export function push(location: FieldLocation, operand: Value, { collator }: OperatorContext): void {
  const items = itemsToAdd(operand, '$push');
  const modifiers = modifiersOf(operand);
  const array = arrayToGrow(location, '$push');
  array.items.splice(positionIn(array, modifiers?.get('$position')), 0, ...items);
  const sort = modifiers?.get('$sort');
  if (sort) sortItems(array, sort, collator);
  const slice = modifiers?.get('$slice');
  if (slice) array.items = sliceItems(array, slice.number());
}

function positionIn(array: ArrayNode, position: Value | undefined): number {
  if (!position) return array.items.length;
  if (!Number.isInteger(position.number())) throw badValue('The value for $position must be an integer');
  return position.number();
}

function sliceItems(array: ArrayNode, count: number): ArrayNode['items'] {
  if (!Number.isInteger(count)) throw badValue('The value for $slice must be an integer');
  return count >= 0 ? array.items.slice(0, count) : array.items.slice(count);
}

function sortItems(array: ArrayNode, sort: Value, collator?: Intl.Collator): void {
  const items = array.items.map(toValue);
  if (!sort.isObject) {
    const direction = sort.number();
    array.items = items.sort((a, b) => compareValues(a, b, collator) * direction);
    return;
  }
  const fields = parseSort(sort, collator);
  const keyed = items.map((item) => ({ item, key: item.isObject ? sortKeyOf(item, fields) : [] }));
  array.items = keyed.sort((a, b) => compareSortKeys(a.key, b.key, fields)).map(({ item }) => item);
}

/** Adds items that are not in the array. */
export function addToSet(location: FieldLocation, operand: Value, { collator }: OperatorContext): void {
  const items = itemsToAdd(operand, '$addToSet');
  const array = arrayToGrow(location, '$addToSet');
  for (const item of items) {
    if (!array.items.some((existing) => sameValue(toValue(existing), item, collator))) array.items.push(item);
  }
}

/** Removes the last item, or the first with -1. */
export function pop(location: FieldLocation, operand: Value): void {
  const notAnArray = (type: string) =>
    new CommandError('TypeMismatch', `Path '${location.path}' contains an element of non-array type '${type}'`);
  const array = arrayAt(location, notAnArray);
  if (operand.number() < 0) array?.items.shift();
  else array?.items.pop();
}

/** Removes every item that equals the operand or matches it as a condition. */
export function pull(location: FieldLocation, operand: Value, { collator }: OperatorContext): void {
  const array = arrayAt(location, () => badValue('Cannot apply $pull to a non-array value'));
  if (!array) return;
  const matches = pullTest(operand, collator);
  array.items = array.items.filter((item) => !matches(toValue(item)));
}

/** Conditions on the item itself, a filter for items that are documents, or a value to compare with. */
function pullTest(operand: Value, collator?: Intl.Collator): (item: Value) => boolean {
  if (operand.tag === Tag.regex) return compileValueTest(parseConditions(operand));
  if (!operand.isObject) return (item) => sameValue(item, operand, collator);
  const matches = compileElementMatch(operand, { collator });
  return testsValues(operand) ? matches : (item) => item.isObject && matches(item);
}

/** Removes every item that equals one of the operand's. */
export function pullAll(location: FieldLocation, operand: Value, { collator }: OperatorContext): void {
  if (!operand.isArray) throw badValue('$pullAll requires an array argument');
  const array = arrayAt(location, () => badValue('Cannot apply $pullAll to a non-array value'));
  if (!array) return;
  const unwanted = itemsOf(operand);
  array.items = array.items.filter((item) => !unwanted.some((other) => sameValue(toValue(item), other, collator)));
}
