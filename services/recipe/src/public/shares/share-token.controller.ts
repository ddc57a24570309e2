import {
  CreateShareToken,
  DeleteShareToken,
  ListShareTokens,
  ReadSharedRecipe,
  ReadSharedRecipeId,
  ReadShareToken,
  RecipeDeleted,
  UpdateShareToken,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, DAILY, ListensTo, Scheduled, Streams, type ScheduledRun } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { ShareTokenRepository } from './share-token.repository.js';
import { ShareTokenService } from './share-token.service.js';
import { RecipeRepository } from '../../recipe-store/index.js';

@Controller()
export class ShareTokenController {
  constructor(
    private readonly tokens: ShareTokenService,
    private readonly stored: ShareTokenRepository,
    private readonly recipes: RecipeRepository,
  ) {}

  @Streams(ListShareTokens)
  list({ recipeId }: RequestOf<typeof ListShareTokens>, @CurrentActor() actor: Actor) {
    return this.tokens.list(actor, recipeId);
  }

  @Answers(ReadShareToken)
  read({ id }: RequestOf<typeof ReadShareToken>, @CurrentActor() actor: Actor) {
    return this.tokens.read(actor, id);
  }

  @Answers(CreateShareToken)
  create({ id, token }: RequestOf<typeof CreateShareToken>, @CurrentActor() actor: Actor) {
    return this.tokens.create(actor, id, token);
  }

  @Answers(UpdateShareToken)
  update({ id, changes }: RequestOf<typeof UpdateShareToken>, @CurrentActor() actor: Actor) {
    return this.tokens.update(actor, id, changes);
  }

  @Answers(DeleteShareToken)
  delete({ id }: RequestOf<typeof DeleteShareToken>, @CurrentActor() actor: Actor) {
    return this.tokens.delete(actor, id);
  }

  /** Public: for callers with the link. */
  @Answers(ReadSharedRecipe)
  readShared({ id, groupSlug }: RequestOf<typeof ReadSharedRecipe>) {
    return this.tokens.readShared(id, groupSlug);
  }

  /** For any caller: media routes show a shared recipe's images. */
  @Answers(ReadSharedRecipeId)
  readRecipeId({ id }: RequestOf<typeof ReadSharedRecipeId>) {
    return this.tokens.recipeIdOf(id);
  }

  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ recipeId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    // The recipe may have been restored meanwhile.
    if (await this.recipes.findOwnership(recipeId)) return;
    await this.stored.deleteOfRecipe(recipeId);
  }

  /** Expired links are invalid; they are deleted daily. */
  @Scheduled('purge-share-tokens', { pattern: DAILY })
  async purge({ tickAt }: Pick<ScheduledRun, 'tickAt'>): Promise<void> {
    await this.stored.deleteExpired(tickAt);
  }
}
