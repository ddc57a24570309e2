export { isMany, type RelatedLocation, type ResolvedAttribute } from './attributes/resolved-attribute.js';
export { resolveAttribute } from './attributes/resolve-attribute.js';
export type {
  Attribute,
  Attributes,
  EmbeddedAttribute,
  RelationAttribute,
  ScalarAttribute,
  ScalarType,
  Schema,
} from './attributes/schema.js';
export { checkFilter, type CheckedComparison, type CheckedFilter, type FilterContext } from './checked-filter.js';
export { dropIds } from './drop-ids.js';
export { QueryFilterError } from './errors.js';
export { likePattern } from './mongo/like-pattern.js';
export { NOTHING, type MongoFilter } from './mongo/mongo-filter.js';
export type { RecordId, RelationQuery } from './mongo/relation-query.js';
export { compileFilter, relationQueries, toMongo } from './mongo/to-mongo.js';
export {
  OrderByError,
  parseOrderBy,
  type Direction,
  type NullPosition,
  type Order,
  type OrderByOptions,
  type OrderKey,
} from './order-by/parse-order-by.js';
export { isOwnKey, toMongoSort, type MongoSort } from './order-by/to-mongo-sort.js';
export type { Operator } from './syntax/operators.js';
export { parseFilter } from './syntax/parse-filter.js';
export { textOfFilter } from './filter-text.js';
export { printFilter } from './syntax/print-filter.js';
export { toQueryFilterJson, type QueryFilterJson, type QueryFilterJsonPart } from './syntax/query-filter-json.js';
export { allOf, anyOf, comparisonsOf, condition, type Comparison, type Filter, type Tree } from './syntax/tree.js';
export { parseMoment } from './values/parse-moment.js';
export type { TypedValue } from './values/parse-value.js';
