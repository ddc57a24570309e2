import { RecipeRated, type GroupScope, type UserScope } from '@larder/contracts';
import {
  announce,
  deleteWithTombstone,
  InjectModel,
  isDuplicateKey,
  newId,
  Outbox,
  type OutboxEntry,
  withOutbox,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RATINGS, type RatingDocument, type RatingFields } from './schemas/rating.schema.js';

/** The fields to set; undefined ones are kept. */
export type RatingChange = Partial<Pick<RatingFields, 'rating' | 'isFavorite'>>;

/** Records per batch. */
const BATCH_SIZE = 100;

/** Which ratings of a user to read. */
export interface RatingSelection {
  favoritesOnly: boolean;
}

/** Every query on ratings and favorites. */
@Injectable()
export class RatingRepository {
  constructor(
    @InjectModel(RATINGS) private readonly model: Model<RatingDocument>,
    private readonly outbox: Outbox,
  ) {}

  /** A user's ratings of recipes, unordered. */
  findOfUser({ groupId, userId }: UserScope, { favoritesOnly }: RatingSelection): Promise<RatingDocument[]> {
    const filter = { groupId, userId, ...(favoritesOnly ? { isFavorite: true } : {}) };
    return this.model.find(filter).lean<RatingDocument[]>().exec();
  }

  find({ groupId, userId }: UserScope, recipeId: string): Promise<RatingDocument | null> {
    return this.model.findOne({ groupId, userId, recipeId }).lean<RatingDocument>().exec();
  }

  /** All ratings of a recipe. */
  async findStars({ groupId }: GroupScope, recipeId: string): Promise<(number | null)[]> {
    const existing = await this.model
      .find({ groupId, recipeId }, { rating: 1 })
      .lean<Pick<RatingDocument, 'rating'>[]>();
    return existing.map(({ rating }) => rating);
  }

  /** All ratings of these recipes, by recipe; only those of the recipe's group. */
  async findStarsOfRecipes(recipes: { _id: string; groupId: string }[]): Promise<Map<string, (number | null)[]>> {
    const groups = new Map(recipes.map(({ _id, groupId }) => [_id, groupId]));
    const existing = await this.model
      .find({ recipeId: { $in: [...groups.keys()] } }, { groupId: 1, recipeId: 1, rating: 1 })
      .lean<Pick<RatingDocument, 'groupId' | 'recipeId' | 'rating'>[]>();
    const stars = new Map<string, (number | null)[]>();
    for (const { groupId, recipeId, rating } of existing) {
      if (groups.get(recipeId) === groupId) stars.set(recipeId, [...(stars.get(recipeId) ?? []), rating]);
    }
    return stars;
  }

  /** A user's stars, by recipe. */
  async findStarsOfUser({ groupId, userId }: UserScope): Promise<Map<string, number>> {
    const existing = await this.model
      .find({ groupId, userId, rating: { $gt: 0 } }, { recipeId: 1, rating: 1 })
      .lean<Pick<RatingDocument, 'recipeId' | 'rating'>[]>();
    return new Map(existing.map(({ recipeId, rating }) => [recipeId, rating ?? 0]));
  }

  /** The recipes that these users rated or marked as favorite. */
  findRecipeIds({ groupId }: GroupScope, userIds: string[], by: 'stars' | 'favorite'): Promise<string[]> {
    const filter = by === 'stars' ? { rating: { $gt: 0 } } : { isFavorite: true };
    return this.model.distinct('recipeId', { ...filter, groupId, userId: { $in: userIds } });
  }

  /** Upserts a user's rating of a recipe in one write. */
  async save(person: UserScope, recipeId: string, change: RatingChange): Promise<void> {
    const stored = await this.upsert(person, recipeId, change).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return this.upsert(person, recipeId, change); // two concurrent first upserts: now the record exists
    });
    this.outbox.publish(this.model, stored._id);
  }

  /** Removes a batch of a user's ratings, of all groups or of all except one; false when none are left. */
  async deleteBatch(userId: string, { outside }: { outside?: string } = {}): Promise<boolean> {
    const groupId = outside === undefined ? { $exists: true } : { $exists: true, $ne: outside };
    const some = await this.model.find({ userId, groupId }).limit(BATCH_SIZE).lean<RatingDocument[]>();
    for (const { _id, recipeId, ...tenant } of some) {
      const deletedId = await deleteWithTombstone(this.model, { _id }, [ratedEvent(recipeId, tenant)]);
      if (deletedId) this.outbox.publish(this.model, deletedId);
    }
    return some.length > 0;
  }

  deleteOfRecipe(recipeId: string): Promise<void> {
    return this.deleteOfRecipes([recipeId]);
  }

  async deleteOfRecipes(recipeIds: string[]): Promise<void> {
    if (recipeIds.length > 0) await this.model.deleteMany({ recipeId: { $in: recipeIds } });
  }

  async deleteOfGroup(groupId: string): Promise<void> {
    await this.model.deleteMany({ groupId });
  }

  private upsert({ groupId, userId }: UserScope, recipeId: string, change: RatingChange): Promise<RatingDocument> {
    const update = { $set: change, $setOnInsert: { _id: newId() }, $inc: { revision: 1 } };
    const events = change.rating === undefined ? [] : [ratedEvent(recipeId, { groupId })];
    return this.model
      .findOneAndUpdate({ groupId, userId, recipeId }, withOutbox(update, events), {
        upsert: true,
        returnDocument: 'after',
      })
      .lean<RatingDocument>()
      .orFail()
      .exec();
  }
}

function ratedEvent(recipeId: string, { groupId }: GroupScope): OutboxEntry {
  return announce(RecipeRated, { recipeId }, { tenant: { groupId } });
}
