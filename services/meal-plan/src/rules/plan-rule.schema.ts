import { RuleDay, RuleMeal } from '@larder/contracts';
import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const RULES = 'rules';

/** A rule of a household. */
export type PlanRuleDocument = Stored<{
  groupId: string;
  householdId: string;
  day: RuleDay;
  entryType: RuleMeal;
  queryFilterString: string;
}>;

export const PlanRuleSchema = recordSchema<PlanRuleDocument>({
  groupId: { type: String, required: true },
  householdId: { type: String, required: true },
  day: { type: String, required: true, enum: RuleDay.options },
  entryType: { type: String, required: true, enum: RuleMeal.options },
  queryFilterString: { type: String, default: '' },
});

PlanRuleSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the overview, random meals
PlanRuleSchema.index({ groupId: 1 }); // deletion of a group
