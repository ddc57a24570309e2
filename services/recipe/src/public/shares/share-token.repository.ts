import type { GroupScope } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SHARE_TOKENS, type ShareTokenDocument } from './share-token.schema.js';

type NewToken = Pick<ShareTokenDocument, '_id' | 'recipeId' | 'expiresAt'>;

/** Every query on share links. */
@Injectable()
export class ShareTokenRepository {
  constructor(@InjectModel(SHARE_TOKENS) private readonly model: Model<ShareTokenDocument>) {}

  /** Oldest first, those of the group or of one of its recipes. */
  stream({ groupId }: GroupScope, recipeId: string | undefined): AsyncIterable<ShareTokenDocument> {
    return this.model
      .find({ groupId, ...(recipeId && { recipeId }) })
      .sort({ createdAt: 1, _id: 1 })
      .lean()
      .cursor();
  }

  find({ groupId }: GroupScope, id: string): Promise<ShareTokenDocument | null> {
    return this.model.findOne({ _id: id, groupId }).lean<ShareTokenDocument>();
  }

  /** A link that has not expired, for any caller. */
  findValid(id: string, now: Date): Promise<ShareTokenDocument | null> {
    return this.model.findOne({ _id: id, expiresAt: { $gt: now } }).lean<ShareTokenDocument>();
  }

  /** Throws a duplicate key error for a taken id. */
  async insert({ groupId }: GroupScope, token: NewToken): Promise<ShareTokenDocument> {
    return (await this.model.create({ ...token, groupId })).toObject<ShareTokenDocument>();
  }

  /** Null when the link does not exist any more. */
  update({ groupId }: GroupScope, id: string, expiresAt: Date): Promise<ShareTokenDocument | null> {
    return this.model
      .findOneAndUpdate({ _id: id, groupId }, { $set: { expiresAt } }, { returnDocument: 'after' })
      .lean<ShareTokenDocument>();
  }

  /** Null when the link is deleted already. */
  delete({ groupId }: GroupScope, id: string): Promise<ShareTokenDocument | null> {
    return this.model.findOneAndDelete({ _id: id, groupId }).lean<ShareTokenDocument>();
  }

  async deleteOfRecipe(recipeId: string): Promise<void> {
    await this.model.deleteMany({ recipeId });
  }

  /** Returns the number. */
  async deleteExpired(now: Date): Promise<number> {
    return (await this.model.deleteMany({ expiresAt: { $lte: now } })).deletedCount;
  }
}
