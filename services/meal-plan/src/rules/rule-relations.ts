import { MAX_SELECTED, SelectFromCatalogue, snakeCase, type Actor } from '@larder/contracts';
import {
  comparisonsOf,
  parseFilter,
  QueryFilterError,
  textOfFilter,
  type Comparison,
  type Operator,
  type RelationQuery,
} from '@larder/query-filter';
import { Directory, directoryIds, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { PlanRuleDocument } from './plan-rule.schema.js';

type RelatedKind = 'households' | 'categories' | 'tags';
type RuleFilter = Pick<PlanRuleDocument, '_id' | 'queryFilterString'>;

/** The attributes of a recipe filter that name the related records. */
const ATTRIBUTES: Readonly<Record<RelatedKind, readonly string[]>> = {
  households: ['household_id', 'household.id'],
  categories: ['recipe_category.id'],
  tags: ['tags.id'],
};
/** The operators that require the named records; others exclude them. */
const REQUIRING: readonly Operator[] = ['=', 'IN', 'CONTAINS ALL'];

/** The households, categories and tags that rules require: those whose ids their filters name. */
@Injectable()
export class RuleRelations {
  constructor(
    private readonly directory: Directory,
    private readonly services: ServiceClient,
  ) {}

  /** The ids of the rules that require a record that the query is about. */
  async ruleIds(actor: Actor, rules: readonly RuleFilter[], query: RelationQuery): Promise<string[]> {
    const related = query.resource as RelatedKind; // an entry of the schema of rules
    const required = new Map(rules.map(({ _id, queryFilterString }) => [_id, requiredIds(queryFilterString, related)]));
    const existing = await this.existingIds(actor, [...new Set([...required.values()].flat())], query);
    return [...required].flatMap(([ruleId, ids]) => (ids.some((id) => existing.has(id)) ? ruleId : []));
  }

  private async existingIds(actor: Actor, ids: string[], query: RelationQuery): Promise<ReadonlySet<string>> {
    const households = await directoryIds(this.directory, actor.groupId, query);
    if (households || ids.length === 0) return new Set(households);
    const kind = query.resource as 'categories' | 'tags'; // the others are in the directory
    const selection = { kind, ids: ids.slice(0, MAX_SELECTED), queryFilter: textOfFilter(query.filter) };
    const selected = await this.services.as(actor).request(SelectFromCatalogue, selection);
    return new Set(selected.map(({ id }) => id));
  }
}

/** The ids of related records that a recipe filter requires; none for an invalid filter. */
export function requiredIds(queryFilter: string, related: RelatedKind): string[] {
  return comparisons(queryFilter).flatMap(({ attribute, operator, value }) => {
    const isRequired = ATTRIBUTES[related].includes(snakeCase(attribute)) && REQUIRING.includes(operator);
    return isRequired ? [value ?? []].flat() : [];
  });
}

function comparisons(queryFilter: string): Comparison[] {
  try {
    const filter = parseFilter(queryFilter);
    return filter ? comparisonsOf(filter) : [];
  } catch (error) {
    if (error instanceof QueryFilterError) return [];
    throw error;
  }
}
