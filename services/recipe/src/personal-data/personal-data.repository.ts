import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  COMMENTS,
  RECIPES,
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
/** Recipes in the trash that are read together; they may be large. */
const TRASH_BATCH_SIZE = 5;

interface RecipeHead {
  name: string;
  userId: string;
}
type StoredHead = RecipeHead & { _id: string; trashed?: { recipe: RecipeHead } };
/** A stored change of a recipe. */
export type ChangeOfRecipe = StoredVersion & { groupId: string; recipeId: string };

/** The data of one user in all groups, for the operator only. Tombstones and recipes in the trash have no group. */
@Injectable()
export class PersonalDataRepository {
  constructor(
    @InjectModel(RATINGS) private readonly ratingModel: Model<RatingDocument>,
    @InjectModel(COMMENTS) private readonly commentModel: Model<CommentDocument>,
    @InjectModel(TIMELINE) private readonly timelineModel: Model<TimelineDocument>,
    @InjectModel(RECIPES) private readonly recipeModel: Model<RecipeDocument>,
    @InjectModel(RECIPE_VERSIONS) private readonly versionModel: Model<ChangeOfRecipe>,
  ) {}

  streamRatings(userId: string): AsyncGenerator<RatingDocument[]> {
    return recordsOf(this.ratingModel, userId);
  }

  streamComments(userId: string): AsyncGenerator<CommentDocument[]> {
    return recordsOf(this.commentModel, userId);
  }

  streamTimelineEvents(userId: string): AsyncGenerator<TimelineDocument[]> {
    return recordsOf(this.timelineModel, userId);
  }

  streamRecipes(userId: string): AsyncGenerator<RecipeDocument[]> {
    return recordsOf(this.recipeModel, userId);
  }

  /** Recipes in the trash that the user owned, rated or commented on. */
  async *streamTrash(userId: string): AsyncGenerator<TrashContent> {
    const paths = ['recipe', 'ratings', 'comments'].map((path) => ({ [`trashed.${path}.userId`]: userId }));
    const cursor = this.recipeModel.collection.find({ $or: paths }, { batchSize: TRASH_BATCH_SIZE });
    for await (const { trashed } of cursor as unknown as AsyncIterable<{ trashed: TrashContent }>) yield trashed;
  }

  /** The changes that the user made to recipes; the newest one of a recipe only after it was copied. */
  streamVersions(userId: string): AsyncGenerator<ChangeOfRecipe[]> {
    return recordsOf(this.versionModel, userId);
  }

  /** The recipes whose newest version is by the user. */
  async *streamLastChanged(userId: string): AsyncGenerator<RecipeDocument[]> {
    yield* batchesByGroup(this.recipeModel, { 'lastVersion.userId': userId, groupId: { $exists: true } });
  }

  /** Name and owner of recipes of a group by their ids, those in the trash included. */
  async findHeads(groupId: string, ids: string[]): Promise<Map<string, RecipeHead>> {
    const filter = { _id: { $in: ids }, $or: [{ groupId }, { 'trashed.groupId': groupId }] } as never;
    const fields = { name: 1, userId: 1, 'trashed.recipe.name': 1, 'trashed.recipe.userId': 1 };
    const cursor = this.recipeModel.collection.find(filter).project<StoredHead>(fields);
    return new Map((await cursor.toArray()).map(({ _id, trashed, ...head }) => [_id, trashed?.recipe ?? head]));
  }
}

/** The records of a user, in batches of one group each. */
async function* recordsOf<Document extends { groupId: string }>(
  model: Model<Document>,
  userId: string,
): AsyncGenerator<Document[]> {
  yield* batchesByGroup(model, { userId, groupId: { $exists: true } });
}

async function* batchesByGroup<Document extends { groupId: string }>(
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
