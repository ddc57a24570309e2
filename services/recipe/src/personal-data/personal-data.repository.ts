import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  RATINGS,
  RECIPE_VERSIONS,
  type CommentDocument,
  type RatingDocument,
  type RecipeDocument,
  type StoredVersion,
  type TrashContent,
} from '../recipe-store/index.js';
import { TIMELINE, type TimelineDocument } from '../social/index.js';

/** Records read and sent together. */
const BATCH_SIZE = 50;

/** The data of one user in all groups, for the operator only. Tombstones and recipes in the trash have no group. */
@Injectable()
export class PersonalDataRepository {
  constructor(
    @InjectModel(RATINGS) private readonly ratingModel: Model<RatingDocument>,
    @InjectModel('comments') private readonly commentModel: Model<CommentDocument>,
    @InjectModel(TIMELINE) private readonly timelineModel: Model<TimelineDocument>,
    @InjectModel('recipes') private readonly recipeModel: Model<RecipeDocument>,
    @InjectModel(RECIPE_VERSIONS) private readonly versionModel: Model<ChangeOfRecipe>,
  ) {}

  ratings(userId: string): AsyncGenerator<RatingDocument[]> {
    return batches(this.ratingModel, userId);
  }

  comments(userId: string): AsyncGenerator<CommentDocument[]> {
    return batches(this.commentModel, userId);
  }

  timeline(userId: string): AsyncGenerator<TimelineDocument[]> {
    return batches(this.timelineModel, userId);
  }

  recipes(userId: string): AsyncGenerator<RecipeDocument[]> {
    return batches(this.recipeModel, userId);
  }

  /** Recipes in the trash that the user owned, rated or commented on. */
  async *deletedRecipes(userId: string): AsyncGenerator<TrashContent> {
    const paths = ['recipe', 'ratings', 'comments'].map((path) => ({ [`trashed.${path}.userId`]: userId }));
    const found = this.recipeModel.collection.find({ $or: paths }, { batchSize: FEW });
    for await (const { trashed } of found as unknown as AsyncIterable<{ trashed: TrashContent }>) yield trashed;
  }

  /** The changes that the user made to recipes; the newest one of a recipe only after it was copied. */
  versions(userId: string): AsyncGenerator<ChangeOfRecipe[]> {
    return batches(this.versionModel, userId);
  }

  /** The recipes whose newest version is by the user. */
  async *lastChanged(userId: string): AsyncGenerator<RecipeDocument[]> {
    yield* inBatches(this.recipeModel, { 'lastVersion.userId': userId, groupId: { $exists: true } });
  }

  /** Name and owner of recipes of a group by their ids, those in the trash included. */
  async heads(groupId: string, ids: string[]): Promise<Map<string, RecipeHead>> {
    const filter = { _id: { $in: ids }, $or: [{ groupId }, { 'trashed.groupId': groupId }] } as never;
    const fields = { name: 1, userId: 1, 'trashed.recipe.name': 1, 'trashed.recipe.userId': 1 };
    const found = this.recipeModel.collection.find(filter).project<StoredHead>(fields);
    return new Map((await found.toArray()).map(({ _id, trashed, ...head }) => [_id, trashed?.recipe ?? head]));
  }
}

/** Trashed recipes read together: they may be large. */
const FEW = 5;

interface RecipeHead {
  name: string;
  userId: string;
}
type StoredHead = RecipeHead & { _id: string; trashed?: { recipe: RecipeHead } };
/** A stored change of a recipe. */
export type ChangeOfRecipe = StoredVersion & { groupId: string; recipeId: string };

/** Streams batches of records of one group each. */
async function* batches<Document extends { groupId: string }>(
  model: Model<Document>,
  userId: string,
): AsyncGenerator<Document[]> {
  yield* inBatches(model, { userId, groupId: { $exists: true } });
}

async function* inBatches<Document extends { groupId: string }>(
  model: Model<Document>,
  filter: Record<string, unknown>,
): AsyncGenerator<Document[]> {
  const cursor = model
    .find(filter as never)
    .lean<Document[]>()
    .cursor({ batchSize: BATCH_SIZE }) as unknown as AsyncIterable<Document>;
  let batch: Document[] = [];
  for await (const document of cursor) {
    const isFull = batch.length >= BATCH_SIZE || (batch[0] && batch[0].groupId !== document.groupId);
    if (isFull) {
      yield batch;
      batch = [];
    }
    batch.push(document);
  }
  if (batch.length > 0) yield batch;
}
