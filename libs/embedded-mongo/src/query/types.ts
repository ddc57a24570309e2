import { badValue } from '../errors.js';
import { TYPE_NAMES } from '../bson/tags.js';
import { itemsOf, type Value } from '../bson/value.js';
import type { ValueTest } from './comparisons.js';

/** `$type`: a name, a number, or a list of them; `number` is any of the four number types. */
export function ofType(operand: Value): ValueTest {
  const tests = (operand.isArray ? itemsOf(operand) : [operand]).map(typeTest);
  return (value) => !value.isMissing && tests.some((test) => test(value));
}

function typeTest(operand: Value): ValueTest {
  if (operand.isNumber) {
    const tag = operand.number() & 0xff; // minKey is -1 here and 255 in BSON
    return (value) => value.tag === tag;
  }
  const name = operand.isString ? operand.text() : '';
  if (name === 'number') return (value) => value.isNumber;
  const tag = TYPE_NAMES[name];
  if (tag === undefined) throw badValue(`Unknown type name alias: ${name}`);
  return (value) => value.tag === tag;
}
