import { badValue } from '../errors.js';
import { arrayValue, itemsOf, type Value } from '../bson/value.js';
import { DocumentWriter } from '../bson/writer.js';
import { parseConditions, type Filter } from '../query/filter.js';
import { compileElementMatch } from '../query/match.js';
import { matchedPosition } from '../document-tree/positional.js';

/** Selects some items of an array. */
export interface ArraySelection {
  /** Whether it alone makes the projection inclusive. */
  readonly isInclusive: boolean;
  /** The selected items; undefined omits the field. Values that are not arrays are kept when `keepsOthers`. */
  select(array: Value, raw: Buffer): Value | undefined;
  readonly keepsOthers: boolean;
}

/** `$slice: count` or `$slice: [skip, count]`; undefined when the operand is the expression of that name. */
export function slice(operand: Value): ArraySelection | undefined {
  const numbers = operand.isArray ? itemsOf(operand) : [operand];
  if (!numbers.every((number) => number.isNumber)) return undefined;
  const [first = 0, second] = numbers.map((number) => number.number());
  if (second !== undefined && second <= 0) throw badValue('$slice limit must be positive');
  const select = (array: Value) => arrayOf(sliceItems(itemsOf(array), first, second));
  return { isInclusive: false, keepsOthers: true, select };
}

function sliceItems(items: Value[], first: number, second: number | undefined): Value[] {
  if (second === undefined) return first < 0 ? items.slice(first) : items.slice(0, first);
  const from = first < 0 ? Math.max(0, items.length + first) : first;
  return items.slice(from, from + second);
}

/** `$elemMatch`: the first matching item. */
export function elementMatch(condition: Value, collator?: Intl.Collator): ArraySelection {
  const [elemMatch] = parseConditions(condition);
  const fits = elemMatch && compileElementMatch(elemMatch.operand, { collator });
  const select = (array: Value) => {
    const match = itemsOf(array).find((item) => fits?.(item));
    return match && arrayOf([match]);
  };
  return { isInclusive: true, keepsOthers: false, select };
}

/** `list.$`: the item that matched the query. */
export function positional(path: string, filter: Filter): ArraySelection {
  const select = (array: Value, raw: Buffer) => {
    const item = itemsOf(array)[matchedPosition(raw, filter, path)];
    return item && arrayOf([item]);
  };
  return { isInclusive: true, keepsOthers: true, select };
}

function arrayOf(items: readonly Value[]): Value {
  const writer = new DocumentWriter();
  items.forEach((item, i) => writer.add(String(i), item));
  return arrayValue(writer.finish());
}
