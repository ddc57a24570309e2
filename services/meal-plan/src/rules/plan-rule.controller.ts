import {
  CopyPlanRule,
  CreatePlanRule,
  CreateRandomPlanEntry,
  DeletePlanRule,
  DirectoryEntryDeleted,
  ListPlanRules,
  pageParts,
  PatchPlanRule,
  ReadPlanRule,
  UpdatePlanRule,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, deletedTenant, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PlanRuleRepository } from './plan-rule.repository.js';
import { PlanRuleService } from './plan-rule.service.js';
import { RandomMealService } from './random-meal.service.js';

@Controller()
export class PlanRuleController {
  constructor(
    private readonly rules: PlanRuleService,
    private readonly meals: RandomMealService,
    private readonly repository: PlanRuleRepository,
  ) {}

  @Streams(ListPlanRules)
  async *list(query: RequestOf<typeof ListPlanRules>, @CurrentActor() actor: Actor) {
    const { head, rules } = await this.rules.list(actor, query);
    yield* pageParts(head, rules);
  }

  @Answers(ReadPlanRule)
  read({ id }: RequestOf<typeof ReadPlanRule>, @CurrentActor() actor: Actor) {
    return this.rules.read(actor, id);
  }

  @Answers(CreatePlanRule)
  create({ id, rule }: RequestOf<typeof CreatePlanRule>, @CurrentActor() actor: Actor) {
    return this.rules.create(actor, id, rule);
  }

  @Answers(UpdatePlanRule)
  update({ id, rule }: RequestOf<typeof UpdatePlanRule>, @CurrentActor() actor: Actor) {
    return this.rules.update(actor, id, rule);
  }

  @Answers(PatchPlanRule)
  patch({ id, changes }: RequestOf<typeof PatchPlanRule>, @CurrentActor() actor: Actor) {
    return this.rules.patch(actor, id, changes);
  }

  @Answers(CopyPlanRule)
  copy({ id, copyId }: RequestOf<typeof CopyPlanRule>, @CurrentActor() actor: Actor) {
    return this.rules.copy(actor, id, copyId);
  }

  @Answers(DeletePlanRule)
  delete({ id }: RequestOf<typeof DeletePlanRule>, @CurrentActor() actor: Actor) {
    return this.rules.delete(actor, id);
  }

  @Answers(CreateRandomPlanEntry)
  createRandom(meal: RequestOf<typeof CreateRandomPlanEntry>, @CurrentActor() actor: Actor) {
    return this.meals.create(actor, meal);
  }

  /** Rules are deleted with their household or group. */
  @ListensTo(DirectoryEntryDeleted)
  async onDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const tenant = deletedTenant(event);
    if (tenant) await this.repository.deleteOfTenant(tenant);
  }
}
