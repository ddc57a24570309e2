import { Injectable } from '@nestjs/common';
import { RecipeFiles } from '../../storage/index.js';
import { TimelineRepository } from './timeline.repository.js';

/** Deletes the timeline events of a user, images first (docs/api/identity.md#moves-and-deletion). */
@Injectable()
export class TimelineDeleter {
  constructor(
    private readonly events: TimelineRepository,
    private readonly files: RecipeFiles,
  ) {}

  async deleteOfUser(userId: string): Promise<void> {
    for (const { _id, recipeId } of await this.events.findImages(userId)) {
      await this.files.removeEventImages(recipeId, _id);
    }
    await this.events.deleteOfUser(userId);
  }
}
