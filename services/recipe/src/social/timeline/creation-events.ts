import { Injectable } from '@nestjs/common';
import { LruCache } from '../../records/index.js';
import { creationEvent, type CreatedRecipe } from './creation-event.js';
import { TimelineRepository } from './timeline.repository.js';

/** Recipes whose first event this replica wrote lately; hearing that they were created comes soon after. */
const REMEMBERED = 2_000;

/** The first event of every recipe: that it was created (docs/api/recipes.md#creation). */
@Injectable()
export class CreationEvents {
  /** By recipe, whether its first event was written; pending while it is. */
  private readonly written = new LruCache<Promise<boolean>>(REMEMBERED);

  constructor(private readonly events: TimelineRepository) {}

  /** Written once, however often it is asked for. */
  async record(recipe: CreatedRecipe): Promise<void> {
    const writing = this.events.insertOnce({ groupId: recipe.groupId }, creationEvent(recipe), []);
    this.written.set(
      recipe._id,
      writing.then(
        () => true,
        () => false,
      ),
    );
    await writing;
  }

  /** Whether it is known without looking that the recipe has its first event. Waits for one that is being written. */
  async isRecorded(recipeId: string): Promise<boolean> {
    return (await this.written.get(recipeId)) ?? false;
  }
}
