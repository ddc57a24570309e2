import { Injectable } from '@nestjs/common';
import { RecipeFiles } from '../storage/index.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** Images and assets of the recipes of one user, and the images of the timeline events of that user. */
@Injectable()
export class PersonalFiles {
  constructor(
    private readonly data: PersonalDataRepository,
    private readonly files: RecipeFiles,
  ) {}

  /** The keys of all files. */
  async *of(userId: string): AsyncGenerator<{ key: string }> {
    for await (const batch of this.data.streamRecipes(userId)) for (const { _id } of batch) yield* this.ofRecipe(_id);
    for await (const { recipe } of this.data.streamTrash(userId))
      if (recipe.userId === userId) yield* this.ofRecipe(recipe._id);
    for await (const batch of this.data.streamTimelineEvents(userId))
      for (const { _id, recipeId } of batch) {
        const key = await this.files.keyOfEvent(recipeId, _id);
        if (key) yield { key };
      }
  }

  /** The content of one file, in pieces, as base64. */
  async *read(key: string): AsyncGenerator<string> {
    const stream = await this.files.open(key);
    if (stream) for await (const chunk of stream) yield (chunk as Buffer).toString('base64');
  }

  private async *ofRecipe(recipeId: string): AsyncGenerator<{ key: string }> {
    for (const key of await this.files.keysOf(recipeId)) yield { key };
  }
}
