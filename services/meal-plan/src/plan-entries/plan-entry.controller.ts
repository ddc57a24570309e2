import {
  ChangePlan,
  CopyPlanEntry,
  CreatePlanEntry,
  DeletePlanEntry,
  FindPlannedRecipes,
  ListPlanEntries,
  ListPlannedRecipes,
  ListTodaysEntries,
  CheckPlanEntryOwner,
  pageParts,
  PatchPlanEntry,
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
    const { head, entries } = await this.entries.list(actor, query);
    yield* pageParts(head, entries);
  }

  @Answers(CheckPlanEntryOwner)
  async checkOwner({ userId }: RequestOf<typeof CheckPlanEntryOwner>) {
    return { owns: await this.repository.ownership.owns(userId) };
  }

  @Answers(ListTodaysEntries)
  listToday(_request: RequestOf<typeof ListTodaysEntries>, @CurrentActor() actor: Actor) {
    return this.entries.listToday(actor);
  }

  /** Used by other services, for all households. */
  @Streams(ListPlannedRecipes)
  listPlannedRecipes({ at }: RequestOf<typeof ListPlannedRecipes>) {
    return this.entries.listPlannedRecipes(at);
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

  @Answers(PatchPlanEntry)
  patch({ id, changes }: RequestOf<typeof PatchPlanEntry>, @CurrentActor() actor: Actor) {
    return this.entries.patch(actor, id, changes);
  }

  @Answers(CopyPlanEntry)
  copy({ id, date }: RequestOf<typeof CopyPlanEntry>, @CurrentActor() actor: Actor) {
    return this.entries.copy(actor, id, date);
  }

  @Answers(ChangePlan)
  changeMany(changes: RequestOf<typeof ChangePlan>, @CurrentActor() actor: Actor) {
    return this.entries.changeMany(actor, changes);
  }

  @Answers(DeletePlanEntry)
  delete({ id }: RequestOf<typeof DeletePlanEntry>, @CurrentActor() actor: Actor) {
    return this.entries.delete(actor, id);
  }
}
