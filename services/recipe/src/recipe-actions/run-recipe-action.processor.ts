import { CommonErrors, type Actor } from '@larder/contracts';
import { InjectConfig, Log, Processes, publicAddress, type JobRun } from '@larder/service-kit';
import { EgressClient, EgressError } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../recipe-store/index.js';
import { RecipeNamer } from '../recipes/index.js';
import type { RecipeConfig } from '../config.js';
import { actionBody } from './action-body.js';
import { actionUrl } from './action-url.js';
import { toRecipeAction } from './recipe-action.mapper.js';
import { RecipeActionRepository } from './recipe-action.repository.js';
import { RunRecipeAction } from './run-recipe-action.job.js';

interface Told {
  url: string;
  body: string;
}

/** Tells recipes to addresses that a household has chosen. */
@Injectable()
export class RunRecipeActionProcessor {
  constructor(
    private readonly actions: RecipeActionRepository,
    private readonly recipes: RecipeRepository,
    private readonly names: RecipeNamer,
    private readonly egress: EgressClient,
    private readonly log: Log,
    @InjectConfig() private readonly config: RecipeConfig,
  ) {}

  @Processes(RunRecipeAction)
  async run({ data: { actionId, recipeId }, actor, signal }: JobRun<typeof RunRecipeAction>) {
    if (!actor) throw CommonErrors.notAuthenticated();
    const told = await this.compose(actor, actionId, recipeId);
    return told ? this.tell(actionId, told, signal) : { status: null };
  }

  /** Null when the action or the recipe is gone by now. */
  private async compose(actor: Actor, actionId: string, recipeId: string): Promise<Told | null> {
    const action = await this.actions.find(actor, actionId);
    const found = await this.recipes.find(actor, recipeId);
    if (!action || !found) return null;
    const recipe = await this.names.toRecipe(actor, found);
    const page = `${publicAddress(this.config)}/g/${actor.groupSlug}/r/${recipe.slug}`;
    const url = actionUrl(action.url, { url: page, id: recipe.id, slug: recipe.slug });
    return { url, body: actionBody(toRecipeAction(action), recipe) };
  }

  /** Whatever the other side makes of it: nobody waits for it. */
  private async tell(actionId: string, { url, body }: Told, signal: AbortSignal) {
    try {
      const status = await this.egress.post(url, { contentType: 'application/json', body, signal });
      this.log.info('recipe action run', { actionId, status });
      return { status };
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      this.log.warn('recipe action not delivered', { actionId, failure: error.failure, reason: error.message });
      return { status: null };
    }
  }
}
