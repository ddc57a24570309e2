import { InjectModel, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { isDuplicate } from '../records/is-duplicate.js';
import { PASSWORD_RESETS, type PasswordResetDocument } from './password-reset.schema.js';

type NewReset = Pick<PasswordResetDocument, 'userId' | 'tokenHash' | 'expiresAt'>;

/** Requested resets. Any caller with the token may use one. */
@Injectable()
export class PasswordResetRepository {
  constructor(@InjectModel(PASSWORD_RESETS) private readonly model: Model<PasswordResetDocument>) {}

  /** Stores the user's reset in place of an older one. */
  async replace(reset: NewReset): Promise<void> {
    try {
      await this.upsert(reset);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await this.upsert(reset); // two were first at once: now the record is there
    }
  }

  /** Whose reset this is; null when there is none or its time is over. */
  async userOf(tokenHash: string): Promise<string | null> {
    const reset = await this.model.findOne({ tokenHash, ...alive() }).lean();
    return reset?.userId ?? null;
  }

  /** Uses the reset up; false when another request was faster. */
  async take(tokenHash: string): Promise<boolean> {
    return (await this.model.findOneAndDelete({ tokenHash, ...alive() }).lean()) !== null;
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }

  private async upsert({ userId, tokenHash, expiresAt }: NewReset): Promise<void> {
    const update = { $set: { tokenHash, expiresAt }, $setOnInsert: { _id: newId() } };
    await this.model.updateOne({ userId }, update, { upsert: true });
  }
}

/** The sweep that removes old ones comes by only now and then. */
function alive() {
  return { expiresAt: { $gt: new Date() } };
}
