import { ESSENTIAL_WRITE, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SESSIONS, type SessionDocument } from './session.schema.js';

type NewSession = Omit<SessionDocument, 'createdAt' | 'updatedAt'>;

/** Every query on sessions, by session id and user id. */
@Injectable()
export class SessionRepository {
  constructor(@InjectModel(SESSIONS) private readonly model: Model<SessionDocument>) {}

  async insert(session: NewSession): Promise<void> {
    await this.model.insertMany([session], { ordered: true, ...ESSENTIAL_WRITE });
  }

  find(id: string, userId: string): Promise<SessionDocument | null> {
    return this.model.findOne({ _id: id, userId }).lean<SessionDocument | null>().exec();
  }

  /** Streams the sessions of one user. */
  streamOfUser(userId: string): AsyncIterable<SessionDocument> {
    return this.model.find({ userId }).lean<SessionDocument[]>().cursor() as never;
  }

  /** Extends the session; false when it has ended. */
  async extend(id: string, userId: string, expiresAt: Date): Promise<boolean> {
    const done = await this.model.updateOne({ _id: id, userId }, { $set: { expiresAt } }, ESSENTIAL_WRITE);
    return done.matchedCount > 0;
  }

  /** Keeps the session active after a change of its user's password. */
  async saveTokenVersion(id: string, userId: string, tokenVersion: number): Promise<void> {
    await this.model.updateOne({ _id: id, userId }, { $set: { tokenVersion } }, ESSENTIAL_WRITE);
  }

  async delete(id: string, userId: string): Promise<void> {
    await this.model.deleteOne({ _id: id, userId });
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }
}
