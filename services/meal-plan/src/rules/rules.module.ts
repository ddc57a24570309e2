import { provideModel } from '@larder/service-kit';
import { Module } from '@nestjs/common';
import { PlanEntriesModule } from '../plan-entries/index.js';
import { PlanRuleController } from './plan-rule.controller.js';
import { PlanRuleRepository } from './plan-rule.repository.js';
import { PlanRuleSchema, RULES } from './plan-rule.schema.js';
import { PlanRuleService } from './plan-rule.service.js';
import { RandomMealService } from './random-meal.service.js';
import { RuleFilterListener } from './rule-filter.listener.js';
import { RuleRelations } from './rule-relations.js';

/** Rules, and random meals according to them. */
@Module({
  imports: [PlanEntriesModule],
  controllers: [PlanRuleController],
  providers: [
    provideModel(RULES, PlanRuleSchema),
    PlanRuleRepository,
    PlanRuleService,
    RandomMealService,
    RuleFilterListener,
    RuleRelations,
  ],
})
export class RulesModule {}
