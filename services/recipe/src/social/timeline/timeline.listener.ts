import {
  DirectoryEntryDeleted,
  RecipeCreated,
  RecipeDeleted,
  TimelineEventDeleted,
  type PayloadOf,
} from '@larder/contracts';
import { ListensTo } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { RecipeFiles } from '../../storage/index.js';
import { CreationEvents } from './creation-events/creation-events.js';
import { TimelineDeleter } from './timeline-deleter.js';
import { TimelineRepository } from './timeline.repository.js';

/** Handles events that concern the timeline. Events may arrive twice. */
@Injectable()
export class TimelineListener {
  constructor(
    private readonly events: TimelineRepository,
    private readonly creations: CreationEvents,
    private readonly recipes: RecipeRepository,
    private readonly files: RecipeFiles,
    private readonly deleter: TimelineDeleter,
  ) {}

  /** Writes the creation event if the creation of the recipe was interrupted before. */
  @ListensTo(RecipeCreated)
  async onRecipeCreated({ recipeId, occurredAt }: PayloadOf<typeof RecipeCreated>): Promise<void> {
    if (await this.creations.isRecorded(recipeId)) return;
    const ownership = await this.recipes.findOwnership(recipeId);
    if (!ownership) return;
    await this.creations.record({ ...ownership, _id: recipeId, createdAt: new Date(occurredAt) });
    // Deleted concurrently: its events may have been removed already.
    if (!(await this.recipes.findOwnership(recipeId))) await this.events.deleteOfRecipe(recipeId);
  }

  /** The images are deleted with all files of the recipe. */
  @ListensTo(RecipeDeleted)
  async onRecipeDeleted({ recipeId }: PayloadOf<typeof RecipeDeleted>): Promise<void> {
    // The recipe may have been restored meanwhile.
    if (await this.recipes.findOwnership(recipeId)) return;
    await this.events.deleteOfRecipe(recipeId);
  }

  @ListensTo(TimelineEventDeleted)
  async onTimelineEventDeleted({ recipeId, timelineEventId }: PayloadOf<typeof TimelineEventDeleted>): Promise<void> {
    await this.files.removeEventImages(recipeId, timelineEventId);
  }

  /** A deleted user's events are deleted too. */
  @ListensTo(DirectoryEntryDeleted)
  async onDirectoryEntryDeleted({ kind, id }: PayloadOf<typeof DirectoryEntryDeleted>): Promise<void> {
    if (kind === 'user') await this.deleter.deleteOfUser(id);
  }
}
