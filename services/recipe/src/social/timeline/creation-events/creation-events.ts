import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { creationEvent, type CreatedRecipe } from './creation-event.js';
import { TimelineRepository } from '../timeline.repository.js';

/** Maximum number of recently written creation events; the event of the recipe arrives soon after. */
const MAX_RECENT = 2_000;

/** The creation event on the timeline of every recipe (docs/api/recipes.md#creation). */
@Injectable()
export class CreationEvents {
  /** By recipe, whether its creation event was written. */
  private readonly written = new LRUCache<string, Promise<boolean>>({ max: MAX_RECENT });

  constructor(private readonly events: TimelineRepository) {}

  /** Writes the event once, also for repeated calls. */
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

  /** Whether the creation event is known to exist, without a query. Waits for a pending write. */
  async isRecorded(recipeId: string): Promise<boolean> {
    return (await this.written.get(recipeId)) ?? false;
  }
}
