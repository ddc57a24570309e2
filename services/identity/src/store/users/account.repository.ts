import { ESSENTIAL_WRITE, InjectModel, isDuplicateKey } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { uniqueKey } from '../../text/index.js';
import type { KeyField } from './external-key.js';
import type { CredentialFields, UserDocument, UserRecord } from './user.schema.js';
import { USERS } from './user.schema.js';

/** A user together with the credentials. */
export type Account = UserRecord & CredentialFields;

const CREDENTIALS = '+passwordHash +tokenVersion +failedLogins +lockedAt';
// Failed attempts and locks are not visible, so they do not change `updatedAt`. They are also written when the disk is
// full: a full disk must not allow more guesses.
const WITHOUT_TIMESTAMPS = { timestamps: false, ...ESSENTIAL_WRITE } as const;
/** Also matches an absent value. */
const NOT_LOCKED = null;
const NOT_LINKED = null;

/**
 * Credentials: passwords, versions, failures and locks. Every change is one conditional write, so that no concurrent
 * change is lost.
 */
@Injectable()
export class AccountRepository {
  constructor(@InjectModel(USERS) private readonly model: Model<UserDocument>) {}

  find(id: string): Promise<Account | null> {
    return this.findOne({ _id: id });
  }

  /** The account with this username or e-mail address. */
  findByLogin(text: string): Promise<Account | null> {
    return this.findOne({ loginKeys: uniqueKey(text) });
  }

  /** The account that is linked to this identity at a directory or provider. */
  findByKey(field: KeyField, key: string): Promise<Account | null> {
    return this.findOne({ [field]: key });
  }

  /** Links an identity and ends all sessions; false when the account was changed or linked since it was read. */
  async link({ _id, authMethod, username, email }: Account, field: KeyField, key: string): Promise<boolean> {
    const filter = { _id, authMethod, username, email, [field]: NOT_LINKED };
    const update = { $set: { [field]: key, linkedAt: new Date() }, $inc: { tokenVersion: 1 } };
    try {
      return (await this.model.updateOne(filter as never, update, WITHOUT_TIMESTAMPS)).modifiedCount > 0;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Replaces the key with another one of the same identity, if it has not changed since it was read. */
  async replaceKey(account: Account, field: KeyField, key: string): Promise<void> {
    const filter = { _id: account._id, [field]: account[field] };
    await this.model.updateOne(filter as never, { $set: { [field]: key } }, WITHOUT_TIMESTAMPS);
  }

  /**
   * Stores a new password and ends the sessions of the old one; returns the new version, or null when the user was
   * deleted.
   */
  async setPassword(id: string, passwordHash: string): Promise<number | null> {
    const update = { $set: { passwordHash, failedLogins: 0 }, $unset: { lockedAt: '' }, $inc: { tokenVersion: 1 } };
    const options = { returnDocument: 'after', projection: { tokenVersion: 1 } } as const;
    const changed = await this.model
      .findOneAndUpdate({ _id: id, groupId: { $exists: true } }, update as never, options)
      .lean();
    return changed?.tokenVersion ?? null;
  }

  /** Replaces the hash with another one of the same password, if it has not changed since it was read. */
  async replaceHash({ _id, passwordHash }: Account, other: string): Promise<void> {
    await this.model.updateOne({ _id, passwordHash } as never, { $set: { passwordHash: other } }, WITHOUT_TIMESTAMPS);
  }

  /** Removes this lock, if it has not changed. */
  async endLock(id: string, lockedAt: Date): Promise<void> {
    await this.model.updateOne(
      { _id: id, lockedAt },
      { $set: { failedLogins: 0 }, $unset: { lockedAt: '' } },
      WITHOUT_TIMESTAMPS,
    );
  }

  /**
   * Resets the failures; false when the account has been locked, deleted or given another password since it was read.
   */
  async clearFailures({ _id, tokenVersion }: Account): Promise<boolean> {
    const filter = { _id, tokenVersion, lockedAt: NOT_LOCKED };
    const done = await this.model.updateOne(filter as never, { $set: { failedLogins: 0 } }, WITHOUT_TIMESTAMPS);
    return done.matchedCount > 0;
  }

  /** Counts a failure that does not reach the limit; false when it would, or the account is locked. */
  async countFailure(id: string, limit: number): Promise<boolean> {
    const filter = { _id: id, lockedAt: NOT_LOCKED, failedLogins: { $lt: limit - 1 } };
    const done = await this.model.updateOne(filter as never, { $inc: { failedLogins: 1 } }, WITHOUT_TIMESTAMPS);
    return done.modifiedCount > 0;
  }

  /**
   * Counts the failure that reaches the limit and locks the account; open sessions stay. False when the limit is not
   * reached, or the account is locked already.
   */
  async countLastFailure(id: string, limit: number): Promise<boolean> {
    const filter = { _id: id, lockedAt: NOT_LOCKED, failedLogins: { $gte: limit - 1 } };
    const update = { $set: { lockedAt: new Date() }, $inc: { failedLogins: 1 } };
    const done = await this.model.updateOne(filter as never, update, WITHOUT_TIMESTAMPS);
    return done.modifiedCount > 0;
  }

  /** Unlocks the accounts that were locked before `before`, or only that of `userId`; returns the number. */
  async unlock(before: Date, userId?: string): Promise<number> {
    const filter = { ...(userId !== undefined && { _id: userId }), lockedAt: { $lte: before } };
    const done = await this.model.updateMany(
      filter,
      { $set: { failedLogins: 0 }, $unset: { lockedAt: '' } },
      WITHOUT_TIMESTAMPS,
    );
    return done.modifiedCount;
  }

  private findOne(filter: object): Promise<Account | null> {
    return this.model.findOne(filter).select(CREDENTIALS).lean<Account | null>().exec();
  }
}
