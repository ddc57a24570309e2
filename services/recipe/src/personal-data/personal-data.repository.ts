import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RATINGS, type CommentDocument, type RatingDocument, type RecipeDocument } from '../recipe-store/index.js';
import { TIMELINE, type TimelineDocument } from '../social/index.js';

/** Records read and sent together. */
const BATCH = 50;

/** The data of one user in all groups, for the operator only. Tombstones and recipes in the trash have no group. */
@Injectable()
export class PersonalDataRepository {
  constructor(
    @InjectModel(RATINGS) private readonly ratingModel: Model<RatingDocument>,
    @InjectModel('comments') private readonly commentModel: Model<CommentDocument>,
    @InjectModel(TIMELINE) private readonly timelineModel: Model<TimelineDocument>,
    @InjectModel('recipes') private readonly recipeModel: Model<RecipeDocument>,
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
}

/** Streams batches of records of one group each. */
async function* batches<Document extends { groupId: string }>(
  model: Model<Document>,
  userId: string,
): AsyncGenerator<Document[]> {
  const cursor = model
    .find({ userId, groupId: { $exists: true } } as never)
    .lean<Document[]>()
    .cursor({ batchSize: BATCH }) as unknown as AsyncIterable<Document>;
  let batch: Document[] = [];
  for await (const document of cursor) {
    const isFull = batch.length >= BATCH || (batch[0] && batch[0].groupId !== document.groupId);
    if (isFull) {
      yield batch;
      batch = [];
    }
    batch.push(document);
  }
  if (batch.length > 0) yield batch;
}
