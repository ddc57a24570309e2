import { Injectable } from '@nestjs/common';
import { RecipeVersionRepository, type RecipeDocument } from '../recipe-store/index.js';
import type { PersonalRecord } from './personal-data.js';
import { PersonalDataRepository } from './personal-data.repository.js';

type VersionedRecipe = Pick<RecipeDocument, '_id' | 'groupId' | 'lastVersion' | 'name'>;

/** The versions of the recipes of one user, and the changes that the user made to other recipes. */
@Injectable()
export class PersonalVersions {
  constructor(
    private readonly data: PersonalDataRepository,
    private readonly versions: RecipeVersionRepository,
  ) {}

  async *of(userId: string): AsyncGenerator<PersonalRecord> {
    for await (const batch of this.data.streamRecipes(userId))
      for (const recipe of batch) yield* this.historyOf(recipe, userId);
    for await (const { recipe } of this.data.streamTrash(userId))
      if (recipe.userId === userId) yield* this.historyOf(recipe, userId);
    yield* this.changesOfOthers(userId);
  }

  /** All stored versions of a recipe that the user owns. */
  private async *historyOf(recipe: VersionedRecipe, userId: string): AsyncGenerator<PersonalRecord> {
    for (const { number, changedAt, before, ...version } of await this.versions.findAll(recipe))
      yield {
        recipe: recipe.name,
        recipeId: recipe._id,
        number,
        changedAt,
        byThisPerson: version.userId === userId,
        changedFields: Object.keys(before),
        before,
      };
  }

  /** Which fields the user changed in recipes of other users, and when; without their content. */
  private async *changesOfOthers(userId: string): AsyncGenerator<PersonalRecord> {
    for await (const batch of this.data.streamLastChanged(userId)) await this.versions.ensureCopied(batch);
    for await (const batch of this.data.streamVersions(userId)) {
      const ids = [...new Set(batch.map(({ recipeId }) => recipeId))];
      const heads = await this.data.findHeads(batch[0]?.groupId ?? '', ids);
      for (const { recipeId, number, changedAt, before } of batch) {
        const head = heads.get(recipeId);
        if (head?.userId === userId) continue;
        const changedFields = Object.keys(before);
        yield { recipe: head?.name ?? null, recipeId, number, changedAt, byThisPerson: true, changedFields };
      }
    }
  }
}
