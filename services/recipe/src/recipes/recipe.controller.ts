import {
  CheckRecipeName,
  CountRecipes,
  CreateRecipe,
  DeleteRecipe,
  DuplicateRecipe,
  ImportRecipe,
  ListRecipes,
  CheckRecipeOwner,
  PatchRecipe,
  PatchRecipes,
  ReadRecipe,
  ReadRecipeForEdit,
  ReadRecipeGroup,
  ReadRecipeSummaries,
  ReplaceRecipe,
  ReplaceRecipes,
  SetLastMade,
  type Actor,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipeRepository } from '../recipe-store/index.js';
import { RatingService } from '../social/index.js';
import { RecipeBatch } from './batches/recipe-batch.js';
import { RecipeCreator } from './writing/recipe-creator.js';
import { RecipeDuplicator } from './writing/recipe-duplicator.js';
import { RecipeDeleter } from './writing/recipe-deleter.js';
import { RecipeFinder } from './reading/recipe-finder.js';
import { RecipePresenter } from './reading/recipe-presenter.js';
import { RecipeReader } from './reading/recipe-reader.js';
import { RecipeUpdater } from './writing/recipe-updater.js';

@Controller()
export class RecipeController {
  constructor(
    private readonly finder: RecipeFinder,
    private readonly reader: RecipeReader,
    private readonly creator: RecipeCreator,
    private readonly updater: RecipeUpdater,
    private readonly deleter: RecipeDeleter,
    private readonly batch: RecipeBatch,
    private readonly duplicator: RecipeDuplicator,
    private readonly presenter: RecipePresenter,
    private readonly recipes: RecipeRepository,
    private readonly ratings: RatingService,
  ) {}

  @Streams(ListRecipes)
  list(query: RequestOf<typeof ListRecipes>, @CurrentActor() actor: Actor) {
    return this.finder.list(actor, query);
  }

  @Answers(ReadRecipe)
  read({ slugOrId }: RequestOf<typeof ReadRecipe>, @CurrentActor() actor: Actor) {
    return this.reader.read(actor, slugOrId);
  }

  @Answers(ReadRecipeForEdit)
  readForEdit({ slugOrId }: RequestOf<typeof ReadRecipeForEdit>, @CurrentActor() actor: Actor) {
    return this.reader.readForEdit(actor, slugOrId);
  }

  @Answers(ReadRecipeSummaries)
  readSummaries({ ids }: RequestOf<typeof ReadRecipeSummaries>, @CurrentActor() actor: Actor) {
    return this.reader.summaries(actor, ids);
  }

  /** For any caller: media routes decide with it whether a visitor may see a file. */
  @Answers(ReadRecipeGroup)
  readGroup({ recipeId }: RequestOf<typeof ReadRecipeGroup>) {
    return this.reader.groupOf(recipeId);
  }

  /** Public: used by forms of users who have not signed in. */
  @Answers(CheckRecipeName)
  async checkName({ groupId, name }: RequestOf<typeof CheckRecipeName>) {
    return { valid: await this.reader.isNameFree(groupId, name) };
  }

  @Answers(CheckRecipeOwner)
  async checkOwner({ userId }: RequestOf<typeof CheckRecipeOwner>) {
    return { owns: await this.recipes.hasRecipesOf(userId) };
  }

  @Answers(CountRecipes)
  count() {
    return this.recipes.count();
  }

  @Answers(CreateRecipe)
  async create({ id, name }: RequestOf<typeof CreateRecipe>, @CurrentActor() actor: Actor) {
    const { slug } = await this.creator.create(actor, id, name);
    return { slug };
  }

  @Answers(ImportRecipe)
  async import(request: RequestOf<typeof ImportRecipe>, @CurrentActor() actor: Actor) {
    const { id, rating } = request;
    const { slug } = await this.creator.import(actor, request);
    if (rating) await this.ratings.rate(actor, actor.userId, id, { rating });
    return { slug };
  }

  @Answers(DuplicateRecipe)
  async duplicate({ slugOrId, id, name }: RequestOf<typeof DuplicateRecipe>, @CurrentActor() actor: Actor) {
    return this.presenter.toRecipe(actor, await this.duplicator.duplicate(actor, slugOrId, id, name));
  }

  @Answers(ReplaceRecipe)
  async replace({ slugOrId, recipe, expectedVersions }: RequestOf<typeof ReplaceRecipe>, @CurrentActor() actor: Actor) {
    return this.presenter.toRecipe(actor, await this.updater.replace(actor, slugOrId, recipe, expectedVersions));
  }

  @Answers(PatchRecipe)
  async patch({ slugOrId, recipe, expectedVersions }: RequestOf<typeof PatchRecipe>, @CurrentActor() actor: Actor) {
    return this.presenter.toRecipe(actor, await this.updater.patch(actor, slugOrId, recipe, expectedVersions));
  }

  @Streams(ReplaceRecipes)
  async *replaceAll({ recipes }: RequestOf<typeof ReplaceRecipes>, @CurrentActor() actor: Actor) {
    yield* this.presenter.toRecipes(actor, await this.batch.replaceAll(actor, recipes));
  }

  @Streams(PatchRecipes)
  async *patchAll({ recipes }: RequestOf<typeof PatchRecipes>, @CurrentActor() actor: Actor) {
    yield* this.presenter.toRecipes(actor, await this.batch.patchAll(actor, recipes));
  }

  @Answers(SetLastMade)
  async setLastMade({ slugOrId, timestamp }: RequestOf<typeof SetLastMade>, @CurrentActor() actor: Actor) {
    return this.presenter.toRecipe(actor, await this.updater.setLastMade(actor, slugOrId, timestamp));
  }

  @Answers(DeleteRecipe)
  async delete({ slugOrId }: RequestOf<typeof DeleteRecipe>, @CurrentActor() actor: Actor) {
    return this.presenter.toRecipe(actor, await this.deleter.delete(actor, slugOrId));
  }
}
