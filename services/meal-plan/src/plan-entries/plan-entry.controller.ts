import {
  CreatePlanEntry,
  DeletePlanEntry,
  FindPlannedRecipes,
  ListPlanEntries,
  ListPlannedRecipes,
  ListTodaysEntries,
  OwnsPlanEntries,
  pageParts,
  ReadPlanEntry,
  UpdatePlanEntry,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { PlanEntryRepository } from './plan-entry.repository.js';
import { PlanEntryService } from './plan-entry.service.js';

@Controller()
export class PlanEntryController {
  constructor(
    private readonly entries: PlanEntryService,
    private readonly repository: PlanEntryRepository,
  ) {}

  @Streams(ListPlanEntries)
  async *list(query: RequestOf<typeof ListPlanEntries>, @CurrentActor() actor: Actor) {
    const { head, entries } = await this.entries.page(actor, query);
    yield* pageParts(head, entries);
  }

  @Answers(OwnsPlanEntries)
  async checkOwner({ userId }: RequestOf<typeof OwnsPlanEntries>) {
    return { owns: await this.repository.owns(userId) };
  }

  @Answers(ListTodaysEntries)
  today(_request: RequestOf<typeof ListTodaysEntries>, @CurrentActor() actor: Actor) {
    return this.entries.today(actor);
  }

  /** Used by other services, for all households. */
  @Streams(ListPlannedRecipes)
  plannedRecipes({ at }: RequestOf<typeof ListPlannedRecipes>) {
    return this.entries.plannedRecipes(at);
  }

  @Streams(FindPlannedRecipes)
  async *findRecipes(query: RequestOf<typeof FindPlannedRecipes>, @CurrentActor() actor: Actor) {
    for (const recipeId of await this.repository.findRecipeIds(actor, query)) yield { recipeId };
  }

  @Answers(ReadPlanEntry)
  read({ id }: RequestOf<typeof ReadPlanEntry>, @CurrentActor() actor: Actor) {
    return this.entries.read(actor, id);
  }

  @Answers(CreatePlanEntry)
  create({ entry }: RequestOf<typeof CreatePlanEntry>, @CurrentActor() actor: Actor) {
    return this.entries.create(actor, entry);
  }

  @Answers(UpdatePlanEntry)
  update({ id, entry }: RequestOf<typeof UpdatePlanEntry>, @CurrentActor() actor: Actor) {
    return this.entries.update(actor, id, entry);
  }

  @Answers(DeletePlanEntry)
  delete({ id }: RequestOf<typeof DeletePlanEntry>, @CurrentActor() actor: Actor) {
    return this.entries.delete(actor, id);
  }
}
