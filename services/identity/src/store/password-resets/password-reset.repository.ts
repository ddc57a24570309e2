import { InjectModel, isDuplicateKey, newId } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { PASSWORD_RESETS, type PasswordResetDocument } from './password-reset.schema.js';

type NewReset = Pick<PasswordResetDocument, 'userId' | 'tokenHash' | 'expiresAt'>;

/** Every query on password resets. Any caller may use a token. */
@Injectable()
export class PasswordResetRepository {
  constructor(@InjectModel(PASSWORD_RESETS) private readonly model: Model<PasswordResetDocument>) {}

  /** Stores the user's reset, replacing an older one. */
  async replace(reset: NewReset): Promise<void> {
    try {
      await this.upsert(reset);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await this.upsert(reset); // two concurrent first upserts: now the record exists
    }
  }

  /** The user of the reset; null when it does not exist or has expired. */
  async findUserId(tokenHash: string): Promise<string | null> {
    const reset = await this.model.findOne({ tokenHash, ...unexpiredFilter() }).lean();
    return reset?.userId ?? null;
  }

  /** Consumes the reset; false when a concurrent request has consumed it. */
  async consume(tokenHash: string): Promise<boolean> {
    return (await this.model.findOneAndDelete({ tokenHash, ...unexpiredFilter() }).lean()) !== null;
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.model.deleteMany({ userId });
  }

  private async upsert({ userId, tokenHash, expiresAt }: NewReset): Promise<void> {
    const update = { $set: { tokenHash, expiresAt }, $setOnInsert: { _id: newId() } };
    await this.model.updateOne({ userId }, update, { upsert: true });
  }
}

/** The TTL index removes expired records only from time to time. */
function unexpiredFilter() {
  return { expiresAt: { $gt: new Date() } };
}
