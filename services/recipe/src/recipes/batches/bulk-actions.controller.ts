import { ChangeRecipeSettings, DeleteRecipes, OrganizeRecipes, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { BulkActions } from './bulk-actions.js';

@Controller()
export class BulkActionsController {
  constructor(private readonly actions: BulkActions) {}

  @Answers(OrganizeRecipes)
  organize(request: RequestOf<typeof OrganizeRecipes>, @CurrentActor() actor: Actor) {
    return this.actions.organize(actor, request);
  }

  @Answers(ChangeRecipeSettings)
  changeSettings(request: RequestOf<typeof ChangeRecipeSettings>, @CurrentActor() actor: Actor) {
    return this.actions.changeSettings(actor, request);
  }

  @Answers(DeleteRecipes)
  delete({ recipes }: RequestOf<typeof DeleteRecipes>, @CurrentActor() actor: Actor) {
    return this.actions.delete(actor, recipes);
  }
}
