import type { Actor, TokenOut } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { toTokenOut } from './api-token.mapper.js';
import { API_TOKENS, type ApiTokenDocument } from './api-token.schema.js';

type NewToken = Omit<ApiTokenDocument, 'createdAt' | 'updatedAt'>;
/** An API token as far as its owner and its use need it. */
export type ApiTokenRecord = Omit<ApiTokenDocument, 'secretHash'>;

/** API tokens: hashes and what they are for. */
@Injectable()
export class ApiTokenRepository {
  constructor(@InjectModel(API_TOKENS) private readonly model: Model<ApiTokenDocument>) {}

  /** How many there are on the site. */
  count(): Promise<number> {
    return this.model.countDocuments();
  }

  /** The caller's tokens, oldest first, without their secrets. */
  async ofUser({ userId }: Pick<Actor, 'userId'>): Promise<TokenOut[]> {
    const tokens = await this.model.find({ userId }).sort({ number: 1 }).lean<ApiTokenRecord[]>();
    return tokens.map(toTokenOut);
  }

  /** The tokens of one user, one after the other, oldest first. */
  eachOf(userId: string): AsyncIterable<ApiTokenRecord> {
    return this.model.find({ userId }).sort({ number: 1 }).lean<ApiTokenRecord[]>().cursor() as never;
  }

  /** Who owns the token of this number; null when there is none. */
  async ownerOf(number: number): Promise<string | null> {
    const token = await this.model.findOne({ number }).select({ userId: 1 }).lean();
    return token?.userId ?? null;
  }

  /** The token of this id if its secret is the one given. */
  async findUsable(id: string, secretHash: string): Promise<ApiTokenRecord | null> {
    return this.model.findOne({ _id: id, secretHash }).lean<ApiTokenRecord | null>();
  }

  async insert(token: NewToken): Promise<ApiTokenRecord> {
    const now = new Date();
    await this.model.create([token]);
    return { ...token, createdAt: now, updatedAt: now };
  }

  /** Ends one of the caller's tokens; null when it was gone already. */
  async remove({ userId }: Actor, number: number): Promise<ApiTokenRecord | null> {
    return this.model.findOneAndDelete({ number, userId }).lean<ApiTokenRecord | null>();
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }

  async removeOlderThan(userId: string, moment: Date): Promise<void> {
    await this.model.deleteMany({ userId, createdAt: { $lt: moment } });
  }
}
