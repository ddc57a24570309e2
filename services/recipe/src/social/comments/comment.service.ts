import {
  CommentErrors,
  CommonErrors,
  pageParts,
  type Actor,
  type PagePart,
  type PageQuery,
  type RecipeComment,
  type RequestOf,
  type CreateComment,
  type ReadComment,
  type UpdateComment,
} from '@larder/contracts';
import { orThrowNotFound } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type CommentDocument, type RecipeDocument, RecipeRepository } from '../../recipe-store/index.js';
import { mapBatches } from '../../pagination/index.js';
import { createOnceById } from '../../records/index.js';
import { canChangeComment } from './comment-policy.js';
import { CommentPresenter } from './comment-presenter.js';
import { CommentRepository } from './comment.repository.js';

type CommentKey = RequestOf<typeof ReadComment>;

/** All members of a group may comment on its recipes, including those of other households and locked ones. */
@Injectable()
export class CommentService {
  constructor(
    private readonly comments: CommentRepository,
    private readonly recipes: RecipeRepository,
    private readonly presenter: CommentPresenter,
  ) {}

  async *list(actor: Actor, query: PageQuery): AsyncGenerator<PagePart<RecipeComment>> {
    const { head, batches } = await this.comments.list(actor, query);
    yield* pageParts(
      head,
      mapBatches(batches, (batch) => this.presenter.toComments(batch)),
    );
  }

  async readOfRecipe(actor: Actor, slugOrId: string): Promise<RecipeComment[]> {
    const { _id } = await this.recipe(actor, slugOrId);
    return this.presenter.ofRecipe(actor, _id);
  }

  async read(actor: Actor, key: CommentKey): Promise<RecipeComment> {
    return this.toResponse(await this.find(actor, key));
  }

  async create(actor: Actor, { id, slugOrId, text }: RequestOf<typeof CreateComment>): Promise<RecipeComment> {
    const recipe = await this.recipe(actor, slugOrId);
    if (recipe.settings.disableComments) throw CommentErrors.disabled();
    const comment = { _id: id, recipeId: recipe._id, userId: actor.userId, text };
    const findExisting = async () => ofAuthor(actor, await this.comments.find(actor, id));
    return this.toResponse(await createOnceById({ insert: () => this.comments.insert(actor, comment), findExisting }));
  }

  async update(actor: Actor, { text, ...key }: RequestOf<typeof UpdateComment>): Promise<RecipeComment> {
    const comment = await this.findForUpdate(actor, key);
    if (text === undefined) return this.toResponse(comment);
    const saved = orThrowNotFound(await this.comments.update(actor, comment._id, text));
    return this.toResponse(saved);
  }

  async delete(actor: Actor, key: CommentKey): Promise<RecipeComment> {
    const comment = await this.findForUpdate(actor, key);
    if (!(await this.comments.delete(actor, comment._id))) throw CommonErrors.notFound();
    return this.toResponse(comment);
  }

  /** A comment that the caller may change. */
  private async findForUpdate(actor: Actor, key: CommentKey): Promise<CommentDocument> {
    const comment = await this.find(actor, key);
    if (!canChangeComment(actor, comment)) throw CommentErrors.notOwn();
    return comment;
  }

  private async find(actor: Actor, { id, slugOrId }: CommentKey): Promise<CommentDocument> {
    const recipe = slugOrId === undefined ? null : await this.recipe(actor, slugOrId);
    const comment = await this.comments.find(actor, id);
    if (!comment || (recipe && recipe._id !== comment.recipeId)) throw CommonErrors.notFound();
    return comment;
  }

  private async recipe(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    return orThrowNotFound(await this.recipes.find(actor, slugOrId));
  }

  private async toResponse(document: CommentDocument): Promise<RecipeComment> {
    const [comment] = await this.presenter.toComments([document]);
    // One document gives one comment.
    return comment as RecipeComment;
  }
}

function ofAuthor({ userId }: Actor, comment: CommentDocument | null): CommentDocument | null {
  return comment?.userId === userId ? comment : null;
}
