import { badValue } from '../errors.js';
import { Rank, Tag } from '../bson/tags.js';
import { itemsOf, type Value } from '../bson/value.js';
import { encodeSortKey } from '../keys/encode.js';
import { equalTo, type ValueTest } from './comparisons.js';
import { isOperatorObject } from './filter.js';
import { toRegExp } from './regex.js';

/** `$in`: hashed, since lists may have thousands of ids; regular expressions in the list match. */
export function oneOf(operand: Value, collator?: Intl.Collator): ValueTest {
  if (!operand.isArray) throw badValue('$in needs an array');
  const items = itemsOf(operand);
  if (items.some(isOperatorObject)) throw badValue('cannot nest $ under $in');
  const isHashable = (value: Value) => hasExactKey(value) && !(collator && value.isString);
  const hashable = items.filter(isHashable);
  const keys = new Set(hashable.map(hashKey));
  const others = items.filter((item) => !isHashable(item)).map((item) => itemTest(item, collator));
  const numbers = hashable.filter((item) => item.isNumber).map((item) => equalTo(item));
  return (value) => {
    if (isHashable(value)) return keys.has(hashKey(value)) || others.some((test) => test(value));
    return others.some((test) => test(value)) || (value.isNumber && numbers.some((test) => test(value)));
  };
}

function itemTest(item: Value, collator?: Intl.Collator): ValueTest {
  if (item.tag !== Tag.regex) return equalTo(item, collator);
  const regex = toRegExp(item);
  return (value) => value.isString && regex.test(value.text());
}

/** Longs and decimals may round to the same key, containers are rare: both are compared one by one. */
function hasExactKey(value: Value): boolean {
  if (value.isNumber) return value.tag === Tag.int || value.tag === Tag.double;
  return value.rank !== Rank.object && value.rank !== Rank.array && value.rank !== Rank.regex;
}

function hashKey(value: Value): string {
  return encodeSortKey(value).bytes.toString('latin1');
}
