// Compares expected with actual values, by the rules of MongoDB's unified test format.
import { BSON, Long } from 'mongodb';

/** Throws with the path at which the actual value differs. Fields that are not expected are allowed at the root only. */
export function match(expected, actual, path = '', isRoot = true) {
  if (isSpecial(expected)) return matchSpecial(expected, actual, path, isRoot);
  if (Array.isArray(expected)) return matchArray(expected, actual, path, isRoot);
  if (isPlain(expected)) return matchObject(expected, actual, path, isRoot);
  if (!isSame(expected, actual)) throw differs(path, expected, actual);
}

function matchArray(expected, actual, path, isRoot) {
  if (!Array.isArray(actual) || actual.length !== expected.length) throw differs(path, expected, actual);
  expected.forEach((item, i) => match(item, actual[i], `${path}[${i}]`, isRoot));
}

function matchObject(expected, actual, path, isRoot) {
  if (!isPlain(actual)) throw differs(path, expected, actual);
  for (const [name, value] of Object.entries(expected)) match(value, actual[name], `${path}.${name}`, false);
  const extra = Object.keys(actual).find((name) => !(name in expected) && actual[name] !== undefined);
  if (!isRoot && extra !== undefined) throw differs(`${path}.${extra}`, undefined, actual[extra]);
}

function matchSpecial(expected, actual, path, isRoot) {
  const [[operator, operand]] = Object.entries(expected);
  if (operator === '$$unsetOrMatches') {
    if (actual !== undefined && actual !== null) match(operand, actual, path, isRoot);
  } else if (operator === '$$exists') {
    if ((actual !== undefined) !== operand) throw differs(path, expected, actual);
  } else if (operator === '$$type') {
    if (![operand].flat().some((type) => isOfType(type, actual))) throw differs(path, expected, actual);
  } else throw new Error(`the runner does not know ${operator}`);
}

function isOfType(type, value) {
  const tests = {
    int: () => Number.isInteger(value),
    double: () => typeof value === 'number',
    long: () => Number.isInteger(value) || value instanceof Long,
    string: () => typeof value === 'string',
    object: () => isPlain(value),
  };
  return tests[type]?.() ?? false;
}

function isSame(a, b) {
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b);
  const text = (value) => BSON.EJSON.stringify({ value }, { relaxed: true });
  return text(a) === text(b);
}

function isNumber(value) {
  return typeof value === 'number' || value instanceof Long || value?._bsontype === 'Int32';
}

function isSpecial(value) {
  return isPlain(value) && Object.keys(value).length === 1 && Object.keys(value)[0].startsWith('$$');
}

function isPlain(value) {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function differs(path, expected, actual) {
  return new Error(`${path || 'result'}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
}
