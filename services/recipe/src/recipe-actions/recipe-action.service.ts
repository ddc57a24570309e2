import {
  pageParts,
  RecipeActionErrors,
  type Actor,
  type PagePart,
  type PageQuery,
  type RecipeAction,
  type RecipeActionDraft,
  type RecipeActionPatch,
} from '@larder/contracts';
import { Jobs, orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../recipe-store/index.js';
import { mapBatches } from '../pagination/index.js';
import { createOnceById, requireOrganizer } from '../records/index.js';
import { changesOf, contentOf, toRecipeAction } from './recipe-action.mapper.js';
import { RecipeActionRepository } from './recipe-action.repository.js';
import { RunRecipeAction } from './run-recipe-action.job.js';

/** The recipe actions of a household: all members may read, change and run them. */
@Injectable()
export class RecipeActionService {
  constructor(
    private readonly actions: RecipeActionRepository,
    private readonly recipes: RecipeRepository,
    private readonly jobs: Jobs,
  ) {}

  async *list(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<RecipeAction>> {
    const { head, batches } = await this.actions.list(actor, query);
    yield* pageParts(
      head,
      mapBatches(batches, (batch) => batch.map(toRecipeAction)),
    );
  }

  async read(actor: Actor, id: string): Promise<RecipeAction> {
    return toRecipeAction(orThrowNotFound(await this.actions.find(actor, id)));
  }

  async create(actor: Actor, id: string, draft: RecipeActionDraft): Promise<RecipeAction> {
    const insert = () => this.actions.insert(actor, id, contentOf(draft));
    return toRecipeAction(await createOnceById({ insert, findExisting: () => this.actions.find(actor, id) }));
  }

  async update(actor: Actor, id: string, draft: RecipeActionDraft): Promise<RecipeAction> {
    return toRecipeAction(orThrowNotFound(await this.actions.update(actor, id, contentOf(draft))));
  }

  /** Changes only the given fields. */
  async patch(actor: Actor, id: string, changes: RecipeActionPatch): Promise<RecipeAction> {
    return toRecipeAction(orThrowNotFound(await this.actions.update(actor, id, changesOf(changes))));
  }

  async delete(actor: Actor, id: string): Promise<RecipeAction> {
    return toRecipeAction(orThrowNotFound(await this.actions.delete(actor, id)));
  }

  async deleteMany(actor: Actor, ids: string[]): Promise<null> {
    requireOrganizer(actor);
    await this.actions.deleteMany(actor, ids);
    return null;
  }

  /** Runs an action on any recipe of the group, in the background. */
  async trigger(actor: Actor, id: string, slugOrId: string): Promise<{ jobId: string }> {
    const { actionType } = orThrowNotFound(await this.actions.find(actor, id));
    if (actionType !== 'post') throw RecipeActionErrors.notTriggered({ actionType });
    const { _id: recipeId } = orThrowNotFound(await this.recipes.find(actor, slugOrId));
    return { jobId: await this.jobs.enqueue(RunRecipeAction, { actionId: id, recipeId }, { actor }) };
  }
}
