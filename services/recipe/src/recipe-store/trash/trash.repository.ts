import type { GroupScope, UserScope } from '@larder/contracts';
import {
  deleteWithTombstone,
  InjectModel,
  Outbox,
  outboxFields,
  unchangedOutboxFilter,
  type OutboxEntry,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import { COMMENTS, type CommentDocument } from '../schemas/comment.schema.js';
import { RATINGS, type RatingDocument } from '../schemas/rating.schema.js';
import { RecipeChangeFeed } from '../recipe-change-feed.js';
import { purgedEvent } from '../recipe-events.js';
import type { RecipeDocument, RecipeFields, TrashContent, TrashedRecipe } from '../schemas/recipe-document.js';
import { RECIPES } from '../schemas/recipe.schema.js';
import { commentWrite, ratingWrite, trashContent } from './trash-content.js';

/** Maximum number of ratings and comments of recipes that are deleted together. */
const MAX_RATINGS = 50_000;
const MAX_COMMENTS = 20_000;
/** Recipes per batch. */
const BATCH_SIZE = 100;
const PLAIN = { ignoreUndefined: true } as const;
const NOT_IN_LISTS = ['ingredients', 'steps', 'notes', 'extras', 'assets', 'nutrition', 'lastVersion', 'description'];

/** The fields of a deleted recipe in lists. */
export type TrashSummary = Pick<TrashedRecipe, '_id'> & {
  trashed: Pick<TrashContent, 'at' | 'by'> & {
    recipe: Pick<RecipeDocument, 'name' | 'slug' | 'image' | 'householdId'>;
  };
};

/** Every query on deleted recipes. */
@Injectable()
export class TrashRepository {
  constructor(
    @InjectModel(RECIPES) private readonly model: Model<RecipeDocument>,
    @InjectModel(RATINGS) private readonly ratings: Model<RatingDocument>,
    @InjectModel(COMMENTS) private readonly comments: Model<CommentDocument>,
    private readonly outbox: Outbox,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /** The trash content of recipes that are being deleted, by recipe id. */
  async findContents({ groupId, userId }: UserScope, recipes: RecipeDocument[]): Promise<Map<string, TrashContent>> {
    const filter = { groupId, recipeId: { $in: recipes.map(({ _id }) => _id) } };
    const [ratings, comments] = await Promise.all([
      this.ratings.find(filter).limit(MAX_RATINGS).lean<RatingDocument[]>(),
      this.comments.find(filter).sort({ createdAt: -1, _id: -1 }).limit(MAX_COMMENTS).lean<CommentDocument[]>(),
    ]);
    const deletion = { groupId, at: new Date(), by: userId };
    return new Map(recipes.map((recipe) => [recipe._id, trashContent(recipe, deletion, { ratings, comments })]));
  }

  async count({ groupId }: GroupScope): Promise<number> {
    return this.documents.countDocuments({ 'trashed.groupId': groupId });
  }

  /** Latest first. */
  async list({ groupId }: GroupScope, { skip, limit }: { skip: number; limit: number }): Promise<TrashSummary[]> {
    if (limit === 0) return [];
    const excluded = NOT_IN_LISTS.map((name) => [`trashed.recipe.${name}`, 0] as const);
    return this.documents
      .find({ 'trashed.groupId': groupId })
      .project<TrashSummary>({ ...Object.fromEntries(excluded), 'trashed.ratings': 0, 'trashed.comments': 0 })
      .sort({ 'trashed.at': -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .toArray();
  }

  find({ groupId }: GroupScope, id: string): Promise<TrashedRecipe | null> {
    return this.documents.findOne({ _id: id, 'trashed.groupId': groupId });
  }

  /**
   * Restores a deleted recipe; null when it has changed since it was read. Throws a duplicate key error for a taken
   * slug.
   */
  async restore(trashed: TrashedRecipe, fields: RecipeFields, events: OutboxEntry[]): Promise<RecipeDocument | null> {
    const { _id, revision, outbox: waiting = [] } = trashed;
    const { createdAt } = trashed.trashed.recipe;
    const recipe = { _id, ...fields, createdAt, updatedAt: fields.dateUpdated, revision: revision + 1 };
    const filter = { _id, revision, 'trashed.groupId': fields.groupId, ...unchangedOutboxFilter(waiting) };
    const replacement = { ...recipe, ...outboxFields([...waiting, ...events]) };
    const { matchedCount } = await this.documents.replaceOne(filter, replacement as never, PLAIN);
    if (matchedCount === 0) return null;
    this.outbox.publish(this.model, _id);
    this.feed.notifySaved(fields.groupId, recipe);
    return recipe;
  }

  /** Stores the ratings and comments of a restored recipe. Idempotent. */
  async restoreRatingsAndComments(
    recipeId: string,
    { groupId, ratings, comments }: Pick<TrashContent, 'groupId' | 'ratings' | 'comments'>,
  ) {
    const now = new Date();
    const ratingWrites = ratings.map((rating) => ratingWrite({ groupId, recipeId }, rating, now));
    const commentWrites = comments.map(commentWrite);
    if (ratingWrites.length > 0) await this.ratings.collection.bulkWrite(ratingWrites, { ordered: false });
    if (commentWrites.length > 0) await this.comments.collection.bulkWrite(commentWrites as never, { ordered: false });
  }

  /** Permanently deletes a recipe; false when it is not in the trash any more. */
  async purge({ groupId }: GroupScope, id: string): Promise<boolean> {
    const filter = { _id: id, 'trashed.groupId': groupId };
    const purged = await deleteWithTombstone(this.model, filter, [purgedEvent(groupId, id)]);
    if (purged) this.outbox.publish(this.model, id);
    return purged !== null;
  }

  /**
   * Permanently deletes a batch of recipes that were deleted before a time, of all groups or of one; false when none
   * are left.
   */
  async purgeBatch({ before, groupId }: { before?: Date; groupId?: string }): Promise<boolean> {
    const filter = {
      ...(groupId !== undefined && { 'trashed.groupId': groupId }),
      ...(before && { 'trashed.at': { $lte: before } }),
    };
    const some = await this.documents
      .find(filter)
      .project<{ _id: string; trashed: { groupId: string } }>({ 'trashed.groupId': 1 })
      .limit(BATCH_SIZE)
      .toArray();
    for (const { _id, trashed } of some) await this.purge(trashed, _id);
    return some.length > 0;
  }

  private get documents(): Collection<TrashedRecipe> {
    return this.model.collection as unknown as Collection<TrashedRecipe>;
  }
}
