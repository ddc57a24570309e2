import { isGroup } from '../syntax/tree.js';
import type { RelatedLocation } from '../attributes/resolved-attribute.js';
import type { CheckedComparison, CheckedFilter } from '../checked-filter.js';

/** A question about related records that has to be answered before a filter can be run. */
export interface RelationQuery {
  /** The path to the relation (`tags`, `recipeIngredient.food`). */
  relation: string;
  /** Whose records they are: an entry of the schema. */
  resource: string;
  /** What to answer: the ids of the related records, or those of the records they belong to. */
  answer: 'related' | 'owners';
  /** Which related records; null for all of them. */
  filter: CheckedFilter | null;
  /** Equal for equal questions. */
  key: string;
}

export type RecordId = string | number;

export function relationQuery(
  { relation, resource, link }: RelatedLocation,
  filter: CheckedFilter | null,
): RelationQuery {
  const answer = link === 'owners' ? 'owners' : 'related';
  return { relation, resource, answer, filter, key: `${relation} ${filter ? describe(filter) : ''}` };
}

function describe(filter: CheckedFilter): string {
  return isGroup(filter) ? `${filter.kind}(${filter.terms.map(describe).join()})` : describeComparison(filter);
}

function describeComparison({ attribute, operator, values }: CheckedComparison): string {
  return JSON.stringify([attribute.path, operator, values]);
}
