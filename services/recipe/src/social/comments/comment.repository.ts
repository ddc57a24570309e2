import type { Actor, GroupScope, PageQuery } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { COMMENTS, type CommentDocument } from '../../recipe-store/index.js';
import { Lists } from '../../pagination/index.js';

type NewComment = Pick<CommentDocument, '_id' | 'recipeId' | 'userId' | 'text'>;

const PROJECTION = { recipeId: 1, userId: 1, text: 1, createdAt: 1, updatedAt: 1 } as const;

/** Every query on comments. */
@Injectable()
export class CommentRepository {
  constructor(
    @InjectModel(COMMENTS) private readonly model: Model<CommentDocument>,
    private readonly lists: Lists,
  ) {}

  list(actor: Actor, query: PageQuery) {
    const filter = { groupId: actor.groupId };
    const listing = { resource: 'comments', model: this.model, filter, query, projection: PROJECTION } as const;
    return this.lists.open<CommentDocument>(actor, listing);
  }

  /** Oldest first. */
  findOfRecipe({ groupId }: GroupScope, recipeId: string): Promise<CommentDocument[]> {
    return this.model.find({ groupId, recipeId }, PROJECTION).sort({ createdAt: 1, _id: 1 }).lean<CommentDocument[]>();
  }

  /** The comments of these recipes, oldest first. */
  findOfRecipes({ groupId }: GroupScope, recipeIds: string[]): Promise<CommentDocument[]> {
    return this.model
      .find({ groupId, recipeId: { $in: recipeIds } }, PROJECTION)
      .sort({ createdAt: 1, _id: 1 })
      .lean<CommentDocument[]>();
  }

  find({ groupId }: GroupScope, id: string): Promise<CommentDocument | null> {
    return this.model.findOne({ _id: id, groupId }, PROJECTION).lean<CommentDocument>();
  }

  /** Throws a duplicate key error for a taken id. */
  async insert({ groupId }: GroupScope, comment: NewComment): Promise<CommentDocument> {
    return (await this.model.create({ ...comment, groupId })).toObject<CommentDocument>();
  }

  /** Null when the comment does not exist any more. */
  update({ groupId }: GroupScope, id: string, text: string): Promise<CommentDocument | null> {
    return this.model
      .findOneAndUpdate({ _id: id, groupId }, { $set: { text } }, { returnDocument: 'after' })
      .lean<CommentDocument>();
  }

  /** False when the comment is deleted already. */
  async delete({ groupId }: GroupScope, id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id, groupId })).deletedCount > 0;
  }

  async deleteOfRecipe(recipeId: string): Promise<void> {
    await this.model.deleteMany({ recipeId });
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }
}
