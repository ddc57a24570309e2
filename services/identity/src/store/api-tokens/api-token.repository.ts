import type { Actor, TokenOut } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { toTokenOut } from './api-token.mapper.js';
import { API_TOKENS, type ApiTokenDocument } from './api-token.schema.js';

type NewToken = Omit<ApiTokenDocument, 'createdAt' | 'updatedAt'>;
/** The fields of an API token, without its hash. */
export type ApiTokenRecord = Omit<ApiTokenDocument, 'secretHash'>;

/** Every query on API tokens. */
@Injectable()
export class ApiTokenRepository {
  constructor(@InjectModel(API_TOKENS) private readonly model: Model<ApiTokenDocument>) {}

  /** The number of tokens on the site. */
  count(): Promise<number> {
    return this.model.countDocuments();
  }

  /** The caller's tokens, oldest first, without their secrets. */
  async findOfUser({ userId }: Pick<Actor, 'userId'>): Promise<TokenOut[]> {
    const tokens = await this.model.find({ userId }).sort({ number: 1 }).lean<ApiTokenRecord[]>();
    return tokens.map(toTokenOut);
  }

  /** Streams the tokens of one user, oldest first. */
  streamOfUser(userId: string): AsyncIterable<ApiTokenRecord> {
    return this.model.find({ userId }).sort({ number: 1 }).lean<ApiTokenRecord[]>().cursor() as never;
  }

  /** The owner of the token with this number; null when it does not exist. */
  async findOwner(number: number): Promise<string | null> {
    const token = await this.model.findOne({ number }).select({ userId: 1 }).lean();
    return token?.userId ?? null;
  }

  /** The token with this id if the secret matches. */
  async findUsable(id: string, secretHash: string): Promise<ApiTokenRecord | null> {
    return this.model.findOne({ _id: id, secretHash }).lean<ApiTokenRecord | null>();
  }

  /** The user's token with this secret. */
  findByHash(userId: string, secretHash: string): Promise<ApiTokenRecord | null> {
    return this.model.findOne({ userId, secretHash }).lean<ApiTokenRecord | null>();
  }

  async insert(token: NewToken): Promise<ApiTokenRecord> {
    const now = new Date();
    await this.model.create([token]);
    return { ...token, createdAt: now, updatedAt: now };
  }

  /** Deletes one of the caller's tokens; null when it does not exist. */
  async delete({ userId }: Actor, number: number): Promise<ApiTokenRecord | null> {
    return this.model.findOneAndDelete({ number, userId }).lean<ApiTokenRecord | null>();
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }

  async deleteOlderThan(userId: string, time: Date): Promise<void> {
    await this.model.deleteMany({ userId, createdAt: { $lt: time } });
  }
}
