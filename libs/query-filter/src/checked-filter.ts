import type { ResolvedAttribute } from './attributes/resolved-attribute.js';
import { resolveAttribute } from './attributes/resolve-attribute.js';
import type { Schema } from './attributes/schema.js';
import { invalidQuery, unknownAttribute } from './errors.js';
import type { Operator } from './syntax/operators.js';
import { comparisonsOf, mapTree, type Comparison, type Filter, type Tree } from './syntax/tree.js';
import { parseValue, type TypedValue } from './values/parse-value.js';

/** A condition on an existing attribute, with values of its type: one, several for a list, none for IS. */
export interface CheckedComparison {
  kind: 'comparison';
  attribute: ResolvedAttribute;
  operator: Operator;
  /** For LIKE and NOT LIKE, the pattern. */
  values: TypedValue[];
}

export type CheckedFilter = Tree<CheckedComparison>;

/** The schema that a filter is checked against. */
export interface FilterContext {
  schema: Schema;
  /** The resource of the filtered records. */
  resource: string;
  /** The value of `$NOW`; by default the current time. */
  now?: Date;
}

/** Limits of LIKE patterns: databases limit regular expressions. */
const MAX_PATTERN_LENGTH = 1000;
const MAX_WILDCARDS = 20;
/** Maximum number of queries on related records: each may read all of them, while a filter reads its own records once. */
const MAX_RELATION_QUERIES = 50;

/**
 * Resolves all attributes and converts all values to their types.
 *
 * @throws QueryFilterError for an unknown attribute, a value of the wrong type, or too many related records
 */
export function checkFilter(filter: Filter, context: FilterContext): CheckedFilter {
  const now = context.now ?? new Date();
  const checked = mapTree(filter, (comparison) => checkComparison(comparison, context, now));
  checkRelationQueries(checked);
  return checked;
}

function checkRelationQueries(filter: CheckedFilter): void {
  const count = comparisonsOf(filter).reduce((sum, comparison) => sum + countRelationQueries(comparison), 0);
  if (count > MAX_RELATION_QUERIES)
    throw invalidQuery(`more than ${MAX_RELATION_QUERIES} conditions on related records`);
}

/** How many queries on related records a condition takes: one for each relation in its path. */
function countRelationQueries({ attribute, operator, values }: CheckedComparison): number {
  return relationsOf(attribute) * (operator === 'CONTAINS ALL' ? values.length : 1);
}

function relationsOf({ location }: ResolvedAttribute): number {
  return location.kind === 'related' ? 1 + relationsOf(location.attribute) : 0;
}

function checkComparison(comparison: Comparison, { schema, resource }: FilterContext, now: Date): CheckedComparison {
  const { attribute: path, operator, value } = comparison;
  const attribute = resolveAttribute(schema, resource, path);
  if (!attribute) throw unknownAttribute(path);
  if (operator === 'LIKE' || operator === 'NOT LIKE') checkPattern(comparison, attribute);
  const texts = value === null ? [] : [value].flat();
  return {
    kind: 'comparison',
    attribute,
    operator,
    values: texts.map((text) => parseValue(text, attribute.type, now)),
  };
}

function checkPattern({ operator, value }: Comparison, { path, type }: ResolvedAttribute): void {
  if (type !== 'text') throw invalidQuery(`${operator} compares text, and '${path}' is not text`);
  const pattern = String(value);
  if (pattern.length > MAX_PATTERN_LENGTH)
    throw invalidQuery(`a pattern is longer than ${MAX_PATTERN_LENGTH} characters`);
  if (pattern.split('%').length - 1 > MAX_WILDCARDS) throw invalidQuery(`a pattern has more than ${MAX_WILDCARDS} "%"`);
}
