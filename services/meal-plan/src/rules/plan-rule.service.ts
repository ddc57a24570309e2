import {
  CheckRecipeFilter,
  CommonErrors,
  type Actor,
  type PageQuery,
  type PlanRule,
  type PlanRuleDraft,
  type PlanRulePatch,
} from '@larder/contracts';
import { toQueryFilterJson } from '@larder/query-filter';
import { orThrowNotFound, ServiceClient } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanRuleRepository, type RuleFields } from './plan-rule.repository.js';
import type { PlanRuleDocument } from './plan-rule.schema.js';

/** The rules of a household: which recipes may be planned at random. Every member may change them. */
@Injectable()
export class PlanRuleService {
  constructor(
    private readonly rules: PlanRuleRepository,
    private readonly services: ServiceClient,
  ) {}

  async list(actor: Actor, query: PageQuery) {
    const { head, documents } = await this.rules.list(actor, query);
    return { head, rules: documents.map(toRule) };
  }

  async read(actor: Actor, id: string): Promise<PlanRule> {
    return toRule(orThrowNotFound(await this.rules.find(actor, id)));
  }

  /** Creates a rule. The gateway generates the id, so a repeated request returns the existing rule. */
  async create(actor: Actor, id: string, draft: PlanRuleDraft): Promise<PlanRule> {
    await this.rules.insert(actor, id, await this.fieldsOf(actor, draft));
    return this.read(actor, id);
  }

  async update(actor: Actor, id: string, draft: PlanRuleDraft): Promise<PlanRule> {
    const fields = await this.fieldsOf(actor, draft);
    return toRule(orThrowNotFound(await this.rules.update(actor, id, fields)));
  }

  async patch(actor: Actor, id: string, changes: PlanRulePatch): Promise<PlanRule> {
    const { day, entryType } = changes;
    const queryFilterString = changes.queryFilterString?.trim();
    if (queryFilterString !== undefined) await this.checkFilter(actor, queryFilterString);
    const fields = {
      ...(day && { day }),
      ...(entryType && { entryType }),
      ...(queryFilterString !== undefined && { queryFilterString }),
    };
    return toRule(orThrowNotFound(await this.rules.update(actor, id, fields)));
  }

  async copy(actor: Actor, id: string, copyId: string): Promise<PlanRule> {
    const { day, entryType, queryFilterString } = orThrowNotFound(await this.rules.find(actor, id));
    await this.rules.insert(actor, copyId, { day, entryType, queryFilterString });
    return this.read(actor, copyId);
  }

  async delete(actor: Actor, id: string): Promise<PlanRule> {
    return toRule(orThrowNotFound(await this.rules.delete(actor, id)));
  }

  private async fieldsOf(actor: Actor, draft: PlanRuleDraft): Promise<RuleFields> {
    const queryFilterString = draft.queryFilterString.trim() || filterOfOrganizers(draft);
    await this.checkFilter(actor, queryFilterString);
    return { day: draft.day, entryType: draft.entryType, queryFilterString };
  }

  /** Lets the recipe service check the filter. */
  private async checkFilter(actor: Actor, queryFilter: string): Promise<void> {
    if (!queryFilter) return;
    const { valid } = await this.services.as(actor).request(CheckRecipeFilter, { queryFilter });
    if (valid) return;
    throw CommonErrors.invalidValue('queryFilterString', 'Invalid query filter string', queryFilter);
  }
}

/** Converts the categories, tags and households that older clients send to a filter (docs/api/meal-plans-and-shopping.md#rules). */
function filterOfOrganizers({ categories, tags, households }: PlanRuleDraft): string {
  const conditions = [
    ['recipe_category.id CONTAINS ALL', categories],
    ['tags.id CONTAINS ALL', tags],
    ['household_id IN', households],
  ] as const;
  return conditions
    .flatMap(([condition, required]) =>
      required?.length ? `${condition} [${required.map(({ id }) => `"${id}"`).join(', ')}]` : [],
    )
    .join(' AND ');
}

function toRule({ _id, groupId, householdId, day, entryType, queryFilterString }: PlanRuleDocument): PlanRule {
  const queryFilter = toQueryFilterJson(queryFilterString);
  return { day, entryType, queryFilterString, groupId, householdId, id: _id, queryFilter };
}
