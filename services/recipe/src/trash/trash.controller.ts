import { ListDeletedRecipes, PurgeRecipe, RestoreDeletedRecipe, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor, DAILY, Scheduled, Streams, type ScheduledRun } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipePresenter } from '../recipes/index.js';
import { RecipeTrash } from './recipe-trash.js';

@Controller()
export class TrashController {
  constructor(
    private readonly trash: RecipeTrash,
    private readonly presenter: RecipePresenter,
  ) {}

  @Streams(ListDeletedRecipes)
  list(query: RequestOf<typeof ListDeletedRecipes>, @CurrentActor() actor: Actor) {
    return this.trash.list(actor, query);
  }

  @Answers(RestoreDeletedRecipe)
  async restore({ id }: RequestOf<typeof RestoreDeletedRecipe>, @CurrentActor() actor: Actor) {
    return this.presenter.toRecipe(actor, await this.trash.restore(actor, id));
  }

  @Answers(PurgeRecipe)
  async purge({ id }: RequestOf<typeof PurgeRecipe>, @CurrentActor() actor: Actor) {
    await this.trash.purge(actor, id);
    return null;
  }

  @Scheduled('purge-deleted-recipes', { pattern: DAILY })
  async purgeExpired({ tickAt }: Pick<ScheduledRun, 'tickAt'>): Promise<void> {
    await this.trash.purgeExpired(tickAt);
  }
}
