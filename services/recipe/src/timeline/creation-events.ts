import { Injectable } from '@nestjs/common';
import { RecentlyUsed } from '../recipes/recently-used.js';
import { creationEvent, type CreatedRecipe } from './creation-event.js';
import { TimelineRepository } from './timeline.repository.js';

/** Recipes whose first event this replica wrote lately; hearing that they were created comes soon after. */
const REMEMBERED = 2_000;

/** The first event of every recipe: that it was created (contract 03, section 4). */
@Injectable()
export class CreationEvents {
  private readonly written = new RecentlyUsed<true>(REMEMBERED);

  constructor(private readonly events: TimelineRepository) {}

  /** Written once, however often it is asked for. */
  async record(recipe: CreatedRecipe): Promise<void> {
    await this.events.insertOnce({ groupId: recipe.groupId }, creationEvent(recipe), []);
    this.written.set(recipe._id, true);
  }

  /** Whether it is known without looking that the recipe has its first event. */
  isRecorded(recipeId: string): boolean {
    return this.written.get(recipeId) ?? false;
  }
}
