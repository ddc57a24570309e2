import { notOffered } from '../errors.js';
import { fieldOf, MISSING, type Value } from '../bson/value.js';
import type { QueryRequest } from '../execute/query.js';
import { expressionsWith } from '../aggregate/expression.js';

interface Fields {
  value(name: string): Value;
}

const LOCALE = Buffer.from('locale');

/** The parts of a command or statement that say which documents are meant, and in which order. */
export function queryOptions(fields: Fields, filterName: string, variables: Value = fields.value('let')): QueryRequest {
  refuseCollation(fields);
  return {
    filter: fields.value(filterName),
    sort: fields.value('sort'),
    hint: fields.value('hint'),
    expressions: expressionsWith(variables),
  };
}

/** Text is compared by code points; whoever wants another order stores a field for it. */
export function refuseCollation(fields: Fields): void {
  const collation = fields.value('collation');
  const locale = collation.isObject ? fieldOf(collation.bytes, collation.start, LOCALE) : MISSING;
  if (locale.isString && locale.text() !== 'simple') throw notOffered('collations are');
}
