import { z } from 'zod';
import { defineError } from '../errors/define-error.js';
import { defineMessage } from '../messaging/define-message.js';
import { definePagedList, PageQuery } from '../paging/page.js';
import { Day } from '../primitives/moment.js';
import { Id } from '../primitives/id.js';
import { Ignored } from '../primitives/ignored.js';
import { QueryFilterJson } from '../recipe/cookbook.js';
import { MealType, PlanEntry } from './plan-entry.js';

/** The days a rule may be for; `unset` is any day. */
export const RuleDay = z
  .enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'unset'])
  .meta({ id: 'PlanRulesDay' });
export type RuleDay = z.output<typeof RuleDay>;
/** The meals a rule may be for; `unset` is any meal. */
export const RuleMeal = z.enum([...MealType.options, 'unset']).meta({ id: 'PlanRulesType' });
export type RuleMeal = z.output<typeof RuleMeal>;

/** A rule for random meals: which recipes may be planned (docs/api/meal-plans-and-shopping.md#rules). */
export const PlanRule = z
  .object({
    day: RuleDay.describe('The day of the week that the rule is for; `unset` for all.'),
    entryType: RuleMeal.describe('The meal that the rule is for; `unset` for all.'),
    queryFilterString: z.string().describe('The filter that selects the recipes (docs/api/conventions.md#filters).'),
    groupId: z.string(),
    householdId: z.string(),
    id: z.string(),
    queryFilter: QueryFilterJson.describe('The same filter, split into conditions.'),
  })
  .meta({ id: 'PlanRulesOut' });
export type PlanRule = z.output<typeof PlanRule>;

const References = z
  .array(z.object({ id: Id }))
  .max(500)
  .nullish()
  .catch(null);
const FilterText = z.string().max(100_000);
const nullAsEmpty = (raw: unknown) => raw ?? '';

/**
 * The body of create and full update. Older clients send categories, tags and households, which are converted to a
 * filter when there is none.
 */
export const PlanRuleDraft = z
  .object({
    day: RuleDay.default('unset'),
    entryType: RuleMeal.default('unset'),
    queryFilterString: z.preprocess(nullAsEmpty, FilterText.default('')).meta({ type: 'string' }),
    categories: References.describe('Of older clients: converted to a filter when there is none.'),
    tags: References.describe('Of older clients: converted to a filter when there is none.'),
    households: References.describe('Of older clients: converted to a filter when there is none.'),
    id: Ignored,
    groupId: Ignored,
    householdId: Ignored,
  })
  .meta({
    id: 'PlanRulesCreate',
    examples: [{ day: 'friday', entryType: 'dinner', queryFilterString: 'tags.name = "Fish"' }],
  });
export type PlanRuleDraft = z.output<typeof PlanRuleDraft>;

/** The body of PATCH: absent fields are kept. */
export const PlanRulePatch = z
  .object({ day: RuleDay.optional(), entryType: RuleMeal.optional(), queryFilterString: FilterText.optional() })
  .meta({ id: 'PlanRulesPatch' });
export type PlanRulePatch = z.output<typeof PlanRulePatch>;

/** The day and the meal of a random entry. */
export const RandomEntry = z
  .object({ date: Day, entryType: MealType.default('dinner') })
  .meta({ id: 'CreateRandomEntry' });
export type RandomEntry = z.output<typeof RandomEntry>;

const byId = z.object({ id: Id });
export const ListPlanRules = definePagedList({ subject: 'meal-plan.rule.list', query: PageQuery, item: PlanRule });
export const ReadPlanRule = defineMessage({
  subject: 'meal-plan.rule.read',
  request: byId,
  reply: PlanRule,
  idempotent: true,
});
export const CreatePlanRule = defineMessage({
  subject: 'meal-plan.rule.create',
  request: z.object({ id: Id, rule: PlanRuleDraft }),
  reply: PlanRule,
  idempotent: true,
});
export const UpdatePlanRule = defineMessage({
  subject: 'meal-plan.rule.update',
  request: z.object({ id: Id, rule: PlanRuleDraft }),
  reply: PlanRule,
});
export const PatchPlanRule = defineMessage({
  subject: 'meal-plan.rule.patch',
  request: z.object({ id: Id, changes: PlanRulePatch }),
  reply: PlanRule,
});
export const CopyPlanRule = defineMessage({
  subject: 'meal-plan.rule.copy',
  request: z.object({ id: Id, copyId: Id }),
  reply: PlanRule,
});
export const DeletePlanRule = defineMessage({ subject: 'meal-plan.rule.delete', request: byId, reply: PlanRule });
/** Plans a random recipe that the household's rules allow for the day and the meal. */
export const CreateRandomPlanEntry = defineMessage({
  subject: 'meal-plan.entry.create-random',
  request: RandomEntry,
  reply: PlanEntry,
});

export const PlanRuleErrors = {
  noRecipe: defineError('meal-plan.no-recipe', {
    kind: 'not-found',
    shape: 'message',
    sentence: 'No recipes match your rules',
  }),
};
