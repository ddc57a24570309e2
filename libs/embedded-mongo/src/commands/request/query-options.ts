import type { Value } from '../../bson/value.js';
import type { QueryRequest } from '../../execute/reading/query.js';
import type { ProjectionUsage } from '../../project/projection.js';
import { expressionsWith, letVariables } from '../../expressions/expression.js';
import { parseCollation } from '../../query/collation.js';

interface Fields {
  value(name: string): Value;
}

/** The options of a command or statement that select and order documents. */
export function queryOptions(fields: Fields, filterName: string, variables: Value = fields.value('let')): QueryRequest {
  const collator = parseCollation(fields.value('collation'));
  return {
    filter: fields.value(filterName),
    sort: fields.value('sort'),
    hint: fields.value('hint'),
    expressions: expressionsWith(variables, collator),
    collator,
  };
}

/** The context of a projection. */
export function projectionUsage(fields: Fields): ProjectionUsage {
  const collator = parseCollation(fields.value('collation'));
  return { dialect: 'find', variables: letVariables(fields.value('let')), collator };
}
