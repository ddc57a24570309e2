import type { GroupScope, RecipeComment } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { CommentDocument } from '../../recipe-store/index.js';
import { toComment } from './comment.mapper.js';
import { CommentRepository } from './comment.repository.js';

/** Converts comments to responses, with their authors, for many comments at once. */
@Injectable()
export class CommentPresenter {
  constructor(
    private readonly comments: CommentRepository,
    private readonly directory: Directory,
  ) {}

  /** Oldest first. */
  async ofRecipe(actor: GroupScope, recipeId: string): Promise<RecipeComment[]> {
    return this.toComments(await this.comments.findOfRecipe(actor, recipeId));
  }

  /** The same for many recipes, by recipe. */
  async ofRecipes(actor: GroupScope, recipeIds: string[]): Promise<Map<string, RecipeComment[]>> {
    const byRecipe = new Map<string, RecipeComment[]>(recipeIds.map((id) => [id, []]));
    const comments = await this.toComments(await this.comments.findOfRecipes(actor, recipeIds));
    for (const comment of comments) byRecipe.get(comment.recipeId)?.push(comment);
    return byRecipe;
  }

  async toComments(documents: CommentDocument[]): Promise<RecipeComment[]> {
    if (documents.length === 0) return [];
    const users = await this.directory.users([...new Set(documents.map(({ userId }) => userId))]);
    const byId = new Map(users.map((user) => [user.id, user]));
    return documents.map((each) => toComment(each, byId.get(each.userId)));
  }
}
