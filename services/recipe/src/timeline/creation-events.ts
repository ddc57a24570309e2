import { derivedId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { RecipeHome } from '../recipes/recipe.schema.js';
import { TimelineRepository } from './timeline.repository.js';

/** A recipe as far as its first event tells of it. */
export interface CreatedRecipe extends RecipeHome {
  _id: string;
  createdAt: Date;
}

/** The first event of every recipe: that it was created (contract 03, section 4). */
@Injectable()
export class CreationEvents {
  constructor(private readonly events: TimelineRepository) {}

  /** Written once, however often it is asked for: the event's id follows from the recipe's. */
  async record({ _id: recipeId, groupId, userId, createdAt }: CreatedRecipe): Promise<void> {
    const event = {
      _id: derivedId(`recipe created ${recipeId}`),
      recipeId,
      userId,
      subject: 'Recipe Created',
      eventType: 'system',
      message: null,
      image: 'does not have image',
      timestamp: createdAt,
    } as const;
    await this.events.insertOnce({ groupId }, event, []);
  }
}
