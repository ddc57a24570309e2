export { PlanRuleSchema, RULES } from './plan-rule.schema.js';
export { RulesModule } from './rules.module.js';
