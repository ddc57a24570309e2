import { badValue } from '../errors.js';
import { documentValue, itemsOf, MISSING, type Value } from '../bson/value.js';
import { compileFilter, compileValueTest, type Matcher } from '../query/match.js';
import { parseConditions, parseFilter, isOperatorObject, type Condition, type Filter } from '../query/filter.js';
import { parsePath, visitPath } from '../query/path.js';

/** The position of the item, in the array at this path, that matches a filter. */
export function matchedPosition(raw: Buffer, filter: Filter, arrayPath: string): number {
  const tests = itemTests(filter, arrayPath);
  const array = arrayIn(raw, arrayPath);
  const items = array.isArray ? itemsOf(array) : [];
  const exact = items.findIndex((item) => tests.every((test) => test(item)));
  const last = tests.at(-1);
  const position = exact < 0 && last ? items.findIndex(last) : exact;
  if (tests.length === 0 || position < 0) {
    throw badValue('The positional operator did not find the match needed from the query.');
  }
  return position;
}

function arrayIn(raw: Buffer, path: string): Value {
  let position = MISSING;
  visitPath(documentValue(raw), parsePath(path), (value, isItem) => {
    if (!isItem && value.isArray) position = value;
    return value.isArray;
  });
  return position;
}

function itemTests(filter: Filter, arrayPath: string): Matcher[] {
  if (filter.kind === 'all' || filter.kind === 'any')
    return filter.filters.flatMap((part) => itemTests(part, arrayPath));
  if (filter.kind !== 'field') return [];
  const { dotted } = filter.path;
  if (dotted === arrayPath) return filter.conditions.map(itemTest);
  if (!dotted.startsWith(`${arrayPath}.`)) return [];
  const path = parsePath(dotted.slice(arrayPath.length + 1));
  const matches = compileFilter({ kind: 'field', path, conditions: filter.conditions });
  return [(item) => item.isObject && matches(item)];
}

function itemTest(condition: Condition): Matcher {
  const { operator, operand, collator } = condition;
  if (operator !== '$elemMatch') return compileValueTest([condition]);
  if (isOperatorObject(operand)) return compileValueTest(parseConditions(operand, collator));
  const matches = compileFilter(parseFilter(operand, collator));
  return (item) => item.isObject && matches(item);
}
