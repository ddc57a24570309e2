import type { Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { RatingRepository, type RecipeDocument } from '../../recipe-store/index.js';
import { RecipeWriter } from './recipe-writer.js';

/** Deletes single recipes. */
@Injectable()
export class RecipeDeleter {
  constructor(
    private readonly writer: RecipeWriter,
    private readonly ratings: RatingRepository,
  ) {}

  /** Ratings and favorites are deleted before the reply, since clients read them next; the rest when the event arrives. */
  async delete(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    const deleted = await this.writer.delete(actor, slugOrId);
    await this.ratings.deleteOfRecipe(deleted._id);
    return deleted;
  }
}
