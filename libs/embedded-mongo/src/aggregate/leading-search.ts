import { MISSING, type Value } from '../bson/value.js';
import type { Collection } from '../catalogue/collection.js';
import { countMatches } from '../execute/reading/count.js';
import { openQuery, parseQuery } from '../execute/reading/query.js';
import type { Query } from '../execute/reading/query-types.js';
import type { Search } from '../execute/reading/scan/search.js';
import { expressionTest } from '../expressions/expression.js';
import type { Leading } from './leading-stages.js';
import type { StageContext } from './stage-context.js';

/** The number of documents that the leading stages match, by index entries alone where these are sufficient. */
export async function countLeading(
  collection: Collection | undefined,
  leading: Leading,
  context: StageContext,
): Promise<number> {
  if (!collection) return 0;
  return countMatches(context.engine, collection, leadingQuery(collection, leading, context));
}

function leadingQuery(
  collection: Collection | undefined,
  leading: Leading,
  context: StageContext,
  hint = MISSING,
): Query {
  const expressions = (expression: Value) => expressionTest(expression, context.variables, context.collator);
  const { filter, sort, skip, limit } = leading;
  return parseQuery(collection, { filter, sort, skip, limit, hint, expressions, collator: context.collator });
}

/** The leading stages as an open search; undefined when the collection does not exist. */
export async function openLeading(
  collection: Collection | undefined,
  leading: Leading,
  context: StageContext,
  hint: Value = MISSING,
): Promise<Search | undefined> {
  const query = leadingQuery(collection, leading, context, hint);
  return collection && openQuery(context.engine, collection, query);
}
