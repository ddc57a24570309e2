import type { Actor } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { RatingRepository, type RecipeDocument } from '../../recipe-store/index.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { RecipeWriter } from './recipe-writer.js';

/** Changes of single recipes other than `RecipeUpdater`. */
@Injectable()
export class RecipeEditor {
  constructor(
    private readonly writer: RecipeWriter,
    private readonly access: RecipeAccess,
    private readonly ratings: RatingRepository,
  ) {}

  /** Sets when the recipe was last made. Every member of the group may do so, also for a locked recipe. */
  setLastMade(actor: Actor, slugOrId: string, timestamp: string): Promise<RecipeDocument> {
    const find = (reader: Actor, text: string) => this.access.findForReadWithComments(reader, text);
    return this.writer.change(actor, slugOrId, () => ({ lastMade: new Date(timestamp) }), { find });
  }

  /**
   * Deletes a recipe. Ratings and favorites are deleted before the reply, since clients read them next; the rest when
   * the event arrives.
   */
  async delete(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    const deleted = await this.writer.delete(actor, slugOrId);
    await this.ratings.removeOfRecipe(deleted._id);
    return deleted;
  }
}
