import { Injectable } from '@nestjs/common';
import { RecipeRepository, type RecipeDocument } from '../recipe-store/index.js';
import { RecipePresenter } from '../recipes/index.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** An exported record. */
export type PersonalRecord = Record<string, unknown>;

/** The exported data of one user; recipes of other users by name only. */
@Injectable()
export class PersonalData {
  constructor(
    private readonly data: PersonalDataRepository,
    private readonly recipeRecords: RecipeRepository,
    private readonly presenter: RecipePresenter,
  ) {}

  async *ratings(userId: string): AsyncGenerator<PersonalRecord> {
    for await (const batch of this.data.streamRatings(userId)) {
      const nameOf = await this.namesOf(batch);
      for (const { recipeId, rating, isFavorite, createdAt, updatedAt } of batch)
        yield { recipe: nameOf(recipeId), recipeId, rating, isFavorite, createdAt, updatedAt };
    }
  }

  async *comments(userId: string): AsyncGenerator<PersonalRecord> {
    for await (const batch of this.data.streamComments(userId)) {
      const nameOf = await this.namesOf(batch);
      for (const { recipeId, text, createdAt, updatedAt } of batch)
        yield { recipe: nameOf(recipeId), recipeId, text, createdAt, updatedAt };
    }
  }

  async *timeline(userId: string): AsyncGenerator<PersonalRecord> {
    for await (const batch of this.data.streamTimelineEvents(userId)) {
      const nameOf = await this.namesOf(batch);
      for (const { _id: id, recipeId, subject, eventType, message, image, timestamp } of batch)
        yield { id, recipe: nameOf(recipeId), recipeId, subject, eventType, message, image, timestamp };
    }
  }

  /** Whole recipes without the comments and ratings of others. */
  async *recipes(userId: string): AsyncGenerator<PersonalRecord> {
    for await (const batch of this.data.streamRecipes(userId)) yield* this.toRecords(batch);
  }

  /** Recipes in the trash with the ratings and comments of the user; recipes of other users by name only. */
  async *deletedRecipes(userId: string): AsyncGenerator<PersonalRecord> {
    for await (const { at, recipe, ratings, comments } of this.data.streamTrash(userId)) {
      const own = {
        deletedAt: at,
        ratings: ratings.filter((each) => each.userId === userId),
        comments: comments
          .filter((each) => each.userId === userId)
          .map(({ text, createdAt, updatedAt }) => ({ text, createdAt, updatedAt })),
      };
      if (recipe.userId !== userId) yield { name: recipe.name, id: recipe._id, ...own };
      else for await (const record of this.toRecords([recipe])) yield { ...record, ...own };
    }
  }

  private async *toRecords(batch: RecipeDocument[]): AsyncGenerator<PersonalRecord> {
    const [first] = batch;
    if (!first) return;
    const { groupId, householdId } = first;
    for await (const { comments: _comments, ...recipe } of this.presenter.toRecipes({ groupId, householdId }, batch))
      yield recipe;
  }

  /** The names of the recipes of some records, read together; null for deleted ones. */
  private async namesOf(batch: readonly { groupId: string; recipeId: string }[]) {
    const ids = [...new Set(batch.map(({ recipeId }) => recipeId))];
    const groupId = batch[0]?.groupId ?? '';
    const names = new Map((await this.recipeRecords.findNamed({ groupId }, ids)).map(({ _id, name }) => [_id, name]));
    return (recipeId: string) => names.get(recipeId) ?? null;
  }
}
