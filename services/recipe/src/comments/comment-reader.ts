import type { Actor, RecipeComment } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { toComment } from './comment.mapper.js';
import { CommentRepository } from './comment.repository.js';
import type { CommentDocument } from './comment.schema.js';

/** Gives comments their authors, for many comments at once. */
@Injectable()
export class CommentReader {
  constructor(
    private readonly comments: CommentRepository,
    private readonly directory: Directory,
  ) {}

  /** Oldest first. */
  async ofRecipe(actor: Pick<Actor, 'groupId'>, recipeId: string): Promise<RecipeComment[]> {
    return this.withAuthors(await this.comments.ofRecipe(actor, recipeId));
  }

  async withAuthors(documents: CommentDocument[]): Promise<RecipeComment[]> {
    if (documents.length === 0) return [];
    const users = await this.directory.users([...new Set(documents.map(({ userId }) => userId))]);
    const byId = new Map(users.map((user) => [user.id, user]));
    return documents.map((each) => toComment(each, byId.get(each.userId)));
  }
}
