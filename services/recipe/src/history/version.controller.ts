import {
  ListRecipeVersions,
  ReadRecipeVersion,
  RecipePurged,
  RestoreRecipeVersion,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, DAILY, ListensTo, Scheduled, Streams, type ScheduledRun } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipeVersionRepository } from '../recipe-store/index.js';
import { RecipePresenter } from '../recipes/index.js';
import { RecipeHistory } from './recipe-history.js';

@Controller()
export class VersionController {
  constructor(
    private readonly history: RecipeHistory,
    private readonly presenter: RecipePresenter,
    private readonly versions: RecipeVersionRepository,
  ) {}

  @Streams(ListRecipeVersions)
  list({ slugOrId, ...query }: RequestOf<typeof ListRecipeVersions>, @CurrentActor() actor: Actor) {
    return this.history.list(actor, slugOrId, query);
  }

  @Answers(ReadRecipeVersion)
  read({ slugOrId, number }: RequestOf<typeof ReadRecipeVersion>, @CurrentActor() actor: Actor) {
    return this.history.read(actor, slugOrId, number);
  }

  @Answers(RestoreRecipeVersion)
  async restore({ slugOrId, number }: RequestOf<typeof RestoreRecipeVersion>, @CurrentActor() actor: Actor) {
    return this.presenter.toRecipe(actor, await this.history.restore(actor, slugOrId, number));
  }

  @ListensTo(RecipePurged)
  async onRecipePurged({ recipeId }: PayloadOf<typeof RecipePurged>): Promise<void> {
    await this.versions.deleteOfRecipe(recipeId);
  }

  @Scheduled('purge-recipe-versions', { pattern: DAILY })
  async purge({ tickAt }: Pick<ScheduledRun, 'tickAt'>): Promise<void> {
    await this.versions.deleteExpired(tickAt);
  }
}
