import { RecipePurged, type Actor } from '@larder/contracts';
import {
  announce,
  deleteWithTombstone,
  derivedId,
  InjectModel,
  Outbox,
  outboxFields,
  unchangedOutboxFilter,
  type OutboxEntry,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import type { CommentDocument } from './comment.schema.js';
import { RATINGS, type RatingDocument } from './rating.schema.js';
import { RecipeChangeFeed } from './recipe-change-feed.js';
import type { RecipeDocument, RecipeFields, TrashContent, TrashedRecipe } from './recipe.schema.js';

type Group = Pick<Actor, 'groupId'>;

/** What is kept of the comments of a deleted recipe, in characters: a document has a largest size. */
const MAX_COMMENTS_LENGTH = 2_000_000;
/** Ratings and comments that are kept of recipes deleted together. */
const MAX_RATINGS = 50_000;
const MAX_COMMENTS = 20_000;
/** Recipes purged between two looks at what is left. */
const SOME = 100;
const PLAIN = { ignoreUndefined: true } as const;
const NOT_IN_LISTS = ['ingredients', 'steps', 'notes', 'extras', 'assets', 'nutrition', 'lastVersion', 'description'];

/** The part of a deleted recipe that a list shows. */
export type TrashHead = Pick<TrashedRecipe, '_id'> & {
  trashed: Pick<TrashContent, 'at' | 'by'> & {
    recipe: Pick<RecipeDocument, 'name' | 'slug' | 'image' | 'householdId'>;
  };
};

/** Every query on deleted recipes. */
@Injectable()
export class TrashRepository {
  constructor(
    @InjectModel('recipes') private readonly model: Model<RecipeDocument>,
    @InjectModel(RATINGS) private readonly ratings: Model<RatingDocument>,
    @InjectModel('comments') private readonly comments: Model<CommentDocument>,
    private readonly outbox: Outbox,
    private readonly feed: RecipeChangeFeed,
  ) {}

  /** What is to be kept of recipes that are deleted now, by their ids. */
  async contentsOf({ groupId, userId }: Pick<Actor, 'groupId' | 'userId'>, recipes: RecipeDocument[]) {
    const filter = { groupId, recipeId: { $in: recipes.map(({ _id }) => _id) } };
    const [ratings, comments] = await Promise.all([
      this.ratings.find(filter).limit(MAX_RATINGS).lean<RatingDocument[]>(),
      this.comments.find(filter).sort({ createdAt: -1, _id: -1 }).limit(MAX_COMMENTS).lean<CommentDocument[]>(),
    ]);
    const at = new Date();
    const ofRecipe = ({ _id }: RecipeDocument): TrashContent['ratings'] =>
      ratings
        .filter(({ recipeId }) => recipeId === _id)
        .map(({ userId: by, rating, isFavorite }) => ({ userId: by, rating, isFavorite }));
    return new Map(
      recipes.map((recipe) => {
        const said = newest(comments.filter(({ recipeId }) => recipeId === recipe._id));
        return [
          recipe._id,
          { groupId, at, by: userId, recipe: plain(recipe), ratings: ofRecipe(recipe), comments: said },
        ];
      }),
    );
  }

  async count({ groupId }: Group): Promise<number> {
    return this.documents.countDocuments({ 'trashed.groupId': groupId });
  }

  /** The latest first. */
  async page({ groupId }: Group, { skip, limit }: { skip: number; limit: number }): Promise<TrashHead[]> {
    if (limit === 0) return [];
    const excluded = NOT_IN_LISTS.map((name) => [`trashed.recipe.${name}`, 0] as const);
    return this.documents
      .find({ 'trashed.groupId': groupId })
      .project<TrashHead>({ ...Object.fromEntries(excluded), 'trashed.ratings': 0, 'trashed.comments': 0 })
      .sort({ 'trashed.at': -1, _id: -1 })
      .skip(skip)
      .limit(limit)
      .toArray();
  }

  find({ groupId }: Group, id: string): Promise<TrashedRecipe | null> {
    return this.documents.findOne({ _id: id, 'trashed.groupId': groupId });
  }

  /** Makes a deleted recipe one again; null when it has changed since it was read. A taken slug is a duplicate key. */
  async restore(trashed: TrashedRecipe, fields: RecipeFields, events: OutboxEntry[]): Promise<RecipeDocument | null> {
    const { _id, revision, outbox: waiting = [] } = trashed;
    const { createdAt } = trashed.trashed.recipe;
    const recipe = { _id, ...fields, createdAt, updatedAt: fields.dateUpdated, revision: revision + 1 };
    const filter = { _id, revision, 'trashed.groupId': fields.groupId, ...unchangedOutboxFilter(waiting) };
    const replacement = { ...recipe, ...outboxFields([...waiting, ...events]) };
    const { matchedCount } = await this.documents.replaceOne(filter, replacement as never, PLAIN);
    if (matchedCount === 0) return null;
    this.outbox.publish(this.model, _id);
    this.feed.saved(fields.groupId, recipe);
    return recipe;
  }

  /** Stores the ratings and comments that a deleted recipe had. May be called again. */
  async bringBack(
    recipeId: string,
    { groupId, ratings, comments }: Pick<TrashContent, 'groupId' | 'ratings' | 'comments'>,
  ) {
    const now = new Date();
    const rated = ratings.map(({ userId, ...rating }) => ({
      updateOne: {
        filter: { groupId, userId, recipeId },
        update: {
          $setOnInsert: {
            _id: derivedId(`rating ${recipeId} ${userId}`),
            ...rating,
            revision: 0,
            createdAt: now,
            updatedAt: now,
          },
        },
        upsert: true,
      },
    }));
    const said = comments.map(({ _id, ...comment }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: comment }, upsert: true },
    }));
    if (rated.length > 0) await this.ratings.collection.bulkWrite(rated, { ordered: false });
    if (said.length > 0) await this.comments.collection.bulkWrite(said as never, { ordered: false });
  }

  /** Deletes a recipe for good; false when it is not in the trash any more. */
  async purge({ groupId }: Group, id: string): Promise<boolean> {
    const filter = { _id: id, 'trashed.groupId': groupId };
    const purged = await deleteWithTombstone(this.model, filter, [purgedEvent(groupId, id)]);
    if (purged) this.outbox.publish(this.model, id);
    return purged !== null;
  }

  /** Deletes some of those for good that were deleted before, of all groups or of one; false when none are left. */
  async purgeSome({ before, groupId }: { before?: Date; groupId?: string }): Promise<boolean> {
    const filter = {
      ...(groupId !== undefined && { 'trashed.groupId': groupId }),
      ...(before && { 'trashed.at': { $lte: before } }),
    };
    const some = await this.documents
      .find(filter)
      .project<{ _id: string; trashed: { groupId: string } }>({ 'trashed.groupId': 1 })
      .limit(SOME)
      .toArray();
    for (const { _id, trashed } of some) await this.purge(trashed, _id);
    return some.length > 0;
  }

  private get documents(): Collection<TrashedRecipe> {
    return this.model.collection as unknown as Collection<TrashedRecipe>;
  }
}

/** The outbox entry that lets go of what was kept of a recipe. */
export function purgedEvent(groupId: string, recipeId: string): OutboxEntry {
  return announce(RecipePurged, { recipeId }, { tenant: { groupId } });
}

/** A recipe without what was joined to it, and without its outbox. */
function plain(recipe: RecipeDocument): RecipeDocument {
  const {
    comments: _comments,
    outbox: _outbox,
    outboxSince: _since,
    ...fields
  } = recipe as RecipeDocument & {
    comments?: unknown;
    outbox?: unknown;
    outboxSince?: unknown;
  };
  return fields;
}

/** As many of the newest comments as fit. */
function newest(comments: CommentDocument[]): CommentDocument[] {
  let length = 0;
  return comments.filter(({ text }) => (length += text.length) <= MAX_COMMENTS_LENGTH);
}
