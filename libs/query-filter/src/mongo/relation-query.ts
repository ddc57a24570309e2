import { isGroup } from '../syntax/tree.js';
import type { RelatedLocation } from '../attributes/resolved-attribute.js';
import type { CheckedComparison, CheckedFilter } from '../checked-filter.js';

/** A query on related records, which has to be resolved before a filter is executed. */
export interface RelationQuery {
  /** The path of the relation (`tags`, `recipeIngredient.food`). */
  relation: string;
  /** The resource of the related records. */
  resource: string;
  /** Which ids to return: those of the related records, or those of the records they belong to. */
  select: 'related' | 'owners';
  /** The filter on related records; null for all of them. */
  filter: CheckedFilter | null;
  /** Equal for equal queries. */
  key: string;
}

export type RecordId = string | number;

export function relationQuery(
  { relation, resource, link }: RelatedLocation,
  filter: CheckedFilter | null,
): RelationQuery {
  const select = link === 'owners' ? 'owners' : 'related';
  return { relation, resource, select, filter, key: `${relation} ${filter ? keyOf(filter) : ''}` };
}

function keyOf(filter: CheckedFilter): string {
  return isGroup(filter) ? `${filter.kind}(${filter.terms.map(keyOf).join()})` : keyOfComparison(filter);
}

function keyOfComparison({ attribute, operator, values }: CheckedComparison): string {
  return JSON.stringify([attribute.path, operator, values]);
}
