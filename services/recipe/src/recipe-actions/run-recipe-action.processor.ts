import { CommonErrors, type Actor } from '@larder/contracts';
import { InjectConfig, Log, Processes, publicAddress, type JobRun } from '@larder/service-kit';
import { EgressClient, EgressError } from '@larder/service-kit/egress';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../recipe-store/index.js';
import { RecipePresenter } from '../recipes/index.js';
import type { RecipeConfig } from '../config.js';
import { actionBody } from './action-body.js';
import { actionUrl } from './action-url.js';
import { toRecipeAction } from './recipe-action.mapper.js';
import { RecipeActionRepository } from './recipe-action.repository.js';
import { RunRecipeAction } from './run-recipe-action.job.js';

interface ActionRequest {
  url: string;
  body: string;
}

/** Posts recipes to URLs that a household has configured. */
@Injectable()
export class RunRecipeActionProcessor {
  constructor(
    private readonly actions: RecipeActionRepository,
    private readonly recipes: RecipeRepository,
    private readonly presenter: RecipePresenter,
    private readonly egress: EgressClient,
    private readonly log: Log,
    @InjectConfig() private readonly config: RecipeConfig,
  ) {}

  @Processes(RunRecipeAction)
  async run({ data: { actionId, recipeId }, actor, signal }: JobRun<typeof RunRecipeAction>) {
    if (!actor) throw CommonErrors.notAuthenticated();
    const request = await this.compose(actor, actionId, recipeId);
    return request ? this.post(actionId, request, signal) : { status: null };
  }

  /** Null when the action or the recipe does not exist any more. */
  private async compose(actor: Actor, actionId: string, recipeId: string): Promise<ActionRequest | null> {
    const action = await this.actions.find(actor, actionId);
    const existing = await this.recipes.find(actor, recipeId);
    if (!action || !existing) return null;
    const recipe = await this.presenter.toRecipe(actor, existing);
    const page = `${publicAddress(this.config)}/g/${actor.groupSlug}/r/${recipe.slug}`;
    const url = actionUrl(action.url, { url: page, id: recipe.id, slug: recipe.slug });
    return { url, body: actionBody(toRecipeAction(action), recipe) };
  }

  /** A failed delivery is logged, not thrown: no request waits for it. */
  private async post(actionId: string, { url, body }: ActionRequest, signal: AbortSignal) {
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
