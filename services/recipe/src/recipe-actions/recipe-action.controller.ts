import {
  CreateRecipeAction,
  DeleteRecipeAction,
  DeleteRecipeActions,
  DirectoryEntryDeleted,
  ListRecipeActions,
  PatchRecipeAction,
  ReadRecipeAction,
  TriggerRecipeAction,
  UpdateRecipeAction,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, deletedTenant, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipeActionRepository } from './recipe-action.repository.js';
import { RecipeActionService } from './recipe-action.service.js';

@Controller()
export class RecipeActionController {
  constructor(
    private readonly actions: RecipeActionService,
    private readonly stored: RecipeActionRepository,
  ) {}

  @Streams(ListRecipeActions)
  list(query: RequestOf<typeof ListRecipeActions>, @CurrentActor() actor: Actor) {
    return this.actions.list(actor, query);
  }

  @Answers(ReadRecipeAction)
  read({ id }: RequestOf<typeof ReadRecipeAction>, @CurrentActor() actor: Actor) {
    return this.actions.read(actor, id);
  }

  @Answers(CreateRecipeAction)
  create({ id, action }: RequestOf<typeof CreateRecipeAction>, @CurrentActor() actor: Actor) {
    return this.actions.create(actor, id, action);
  }

  @Answers(UpdateRecipeAction)
  update({ id, action }: RequestOf<typeof UpdateRecipeAction>, @CurrentActor() actor: Actor) {
    return this.actions.update(actor, id, action);
  }

  @Answers(PatchRecipeAction)
  patch({ id, changes }: RequestOf<typeof PatchRecipeAction>, @CurrentActor() actor: Actor) {
    return this.actions.patch(actor, id, changes);
  }

  @Answers(DeleteRecipeAction)
  delete({ id }: RequestOf<typeof DeleteRecipeAction>, @CurrentActor() actor: Actor) {
    return this.actions.delete(actor, id);
  }

  @Answers(DeleteRecipeActions)
  deleteMany({ ids }: RequestOf<typeof DeleteRecipeActions>, @CurrentActor() actor: Actor) {
    return this.actions.deleteMany(actor, ids);
  }

  @Answers(TriggerRecipeAction)
  trigger({ id, slugOrId }: RequestOf<typeof TriggerRecipeAction>, @CurrentActor() actor: Actor) {
    return this.actions.trigger(actor, id, slugOrId);
  }

  /** Actions are deleted with their household or group. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    const tenant = deletedTenant(event);
    if (tenant) await this.stored.deleteOfTenant(tenant);
  }
}
