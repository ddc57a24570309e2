import {
  CreateComment,
  DeleteComment,
  DirectoryEntryDeleted,
  ListComments,
  ReadComment,
  ReadCommentsOfRecipe,
  RecipeDeleted,
  UpdateComment,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { CommentRepository } from './comment.repository.js';
import { CommentService } from './comment.service.js';
import { RecipeRepository } from '../../recipe-store/index.js';

@Controller()
export class CommentController {
  constructor(
    private readonly comments: CommentService,
    private readonly stored: CommentRepository,
    private readonly recipes: RecipeRepository,
  ) {}

  @Streams(ListComments)
  list(query: RequestOf<typeof ListComments>, @CurrentActor() actor: Actor) {
    return this.comments.list(actor, query);
  }

  @Answers(ReadCommentsOfRecipe)
  readOfRecipe({ slugOrId }: RequestOf<typeof ReadCommentsOfRecipe>, @CurrentActor() actor: Actor) {
    return this.comments.readOfRecipe(actor, slugOrId);
  }

  @Answers(ReadComment)
  read(key: RequestOf<typeof ReadComment>, @CurrentActor() actor: Actor) {
    return this.comments.read(actor, key);
  }

  @Answers(CreateComment)
  create(comment: RequestOf<typeof CreateComment>, @CurrentActor() actor: Actor) {
    return this.comments.create(actor, comment);
  }

  @Answers(UpdateComment)
  update(comment: RequestOf<typeof UpdateComment>, @CurrentActor() actor: Actor) {
    return this.comments.update(actor, comment);
  }

  @Answers(DeleteComment)
  delete(key: RequestOf<typeof DeleteComment>, @CurrentActor() actor: Actor) {
    return this.comments.delete(actor, key);
  }

  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ recipeId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    // The recipe may have been restored meanwhile.
    if (await this.recipes.findOwnership(recipeId)) return;
    await this.stored.deleteOfRecipe(recipeId);
  }

  /** A deleted user's content is deleted too (docs/api/identity.md#moves-and-deletion). */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind === 'user') await this.stored.deleteOfUser(id);
  }
}
