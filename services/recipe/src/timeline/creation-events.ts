import { Injectable } from '@nestjs/common';
import { creationEvent, type CreatedRecipe } from './creation-event.js';
import { TimelineRepository } from './timeline.repository.js';

/** The first event of every recipe: that it was created (contract 03, section 4). */
@Injectable()
export class CreationEvents {
  constructor(private readonly events: TimelineRepository) {}

  /** Written once, however often it is asked for. */
  async record(recipe: CreatedRecipe): Promise<void> {
    await this.events.insertOnce({ groupId: recipe.groupId }, creationEvent(recipe), []);
  }
}
