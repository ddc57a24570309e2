import {
  MealPlanErrors,
  type Actor,
  type GroupScope,
  type PageHead,
  type PageQuery,
  type RuleDay,
  type RuleMeal,
} from '@larder/contracts';
import type { Schema } from '@larder/query-filter';
import {
  type DeletedTenant,
  DIRECTORY_ATTRIBUTES,
  findPage,
  InjectModel,
  optimisticUpdate,
  relatedPageSelection,
  type Selectable,
  storeUnlessDuplicate,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RULES, type PlanRuleDocument } from './plan-rule.schema.js';
import { RuleRelations } from './rule-relations.js';

const organizer = { id: 'uuid', name: 'text', slug: 'text' } as const;

/** The fields that rules may be filtered and ordered by. */
const SCHEMA: Schema = {
  ...DIRECTORY_ATTRIBUTES,
  categories: organizer,
  tags: organizer,
  rules: {
    id: 'uuid',
    day: 'text',
    entryType: 'text',
    queryFilterString: 'text',
    groupId: 'uuid',
    householdId: 'uuid',
    createdAt: 'datetime',
    updatedAt: 'datetime',
    households: { resource: 'households', link: 'owners' },
    categories: { resource: 'categories', link: 'owners' },
    tags: { resource: 'tags', link: 'owners' },
  },
};
const SELECTABLE: Selectable = { schema: SCHEMA, resource: 'rules', invalid: MealPlanErrors.invalidFilter };
/** Maximum number of rules that are considered for a random meal, or for a filter by what rules require. */
const MAX_RULES = 500;

type RuleFilter = Pick<PlanRuleDocument, '_id' | 'queryFilterString'>;
export type RuleFields = Pick<PlanRuleDocument, 'day' | 'entryType' | 'queryFilterString'>;

/** Every query on the rules of a household. */
@Injectable()
export class PlanRuleRepository {
  constructor(
    @InjectModel(RULES) private readonly rules: Model<PlanRuleDocument>,
    private readonly relations: RuleRelations,
  ) {}

  find({ householdId }: Actor, id: string): Promise<PlanRuleDocument | null> {
    return this.rules.findOne({ _id: id, householdId }).lean<PlanRuleDocument>();
  }

  /** A page of the rules, newest first by default. Throws for an unknown field in filter or order. */
  async list(actor: Actor, query: PageQuery): Promise<{ head: PageHead; documents: PlanRuleDocument[] }> {
    const { householdId } = actor;
    const { filter, order } = await relatedPageSelection(query, SELECTABLE, async (relation) => {
      const rules = await this.rules.find({ householdId }, { queryFilterString: 1 }).limit(MAX_RULES).lean();
      return this.relations.ruleIds(actor, rules, relation);
    });
    return findPage(this.rules, { filter: { ...filter, householdId }, order, query });
  }

  /** The filters of the rules for a day and a meal; rules for any day and any meal included. */
  async findFilters({ householdId }: Actor, day: RuleDay, meal: RuleMeal): Promise<string[]> {
    const filter = {
      householdId,
      day: { $in: [day, 'unset'] },
      entryType: { $in: [meal, 'unset'] },
      queryFilterString: { $ne: '' },
    };
    const rules = await this.rules
      .find(filter as object, { queryFilterString: 1 })
      .limit(MAX_RULES)
      .lean<{ queryFilterString: string }[]>();
    return rules.map(({ queryFilterString }) => queryFilterString);
  }

  /** Stores a new rule; an existing one is kept. */
  async insert({ groupId, householdId }: Actor, id: string, fields: RuleFields): Promise<void> {
    await storeUnlessDuplicate(() => this.rules.create({ _id: id, groupId, householdId, ...fields }));
  }

  /** Updates a rule; null when it does not exist. */
  update({ householdId }: Actor, id: string, fields: Partial<RuleFields>): Promise<PlanRuleDocument | null> {
    const options = { returnDocument: 'after' } as const;
    return this.rules.findOneAndUpdate({ _id: id, householdId }, { $set: fields }, options).lean<PlanRuleDocument>();
  }

  /** Deletes a rule; null when it does not exist. */
  delete({ householdId }: Actor, id: string): Promise<PlanRuleDocument | null> {
    return this.rules.findOneAndDelete({ _id: id, householdId }).lean<PlanRuleDocument>();
  }

  /**
   * Changes the filters of a group's rules that contain an id. Not an edit by a user, so `updatedAt` is kept. A filter
   * that was saved concurrently is read again.
   */
  async changeFilters({ groupId }: GroupScope, id: string, change: (filter: string) => string): Promise<void> {
    const withId = { groupId, queryFilterString: { $regex: id, $options: 'i' } };
    await optimisticUpdate(async () => {
      const existing = await this.rules.find(withId, { queryFilterString: 1 }).lean<RuleFilter[]>();
      const writes = existing.flatMap((rule) => filterWrites(rule, change));
      if (writes.length === 0) return true;
      await this.rules.bulkWrite(writes);
      return null; // until no filter changes any more
    });
  }

  /** Deletes all rules of a household or of a group. */
  async deleteOfTenant(tenant: DeletedTenant): Promise<void> {
    await this.rules.deleteMany(tenant);
  }
}

/** Writes a changed filter unless it was saved since it was read. */
function filterWrites({ _id, queryFilterString: text }: RuleFilter, change: (filter: string) => string) {
  const queryFilterString = change(text);
  if (queryFilterString === text) return [];
  const filter = { _id, queryFilterString: text };
  return [{ updateOne: { filter, update: { $set: { queryFilterString } }, timestamps: false } }];
}
