import type { Model } from 'mongoose';
import type { RecordTrash } from '../trash/record-trash.js';
import type { TrashableRecord } from '../trash/trashed-record.js';

/** A user who was deleted or has left a household; records created after `before` are not included. */
interface FormerMember {
  userId: string;
  householdId?: string;
  before?: Date;
}

type OwnedRecord = TrashableRecord & { userId: string };

/**
 * The owners and households of the records in a collection and in its trash. Records stay in their household when their
 * owner leaves it. Used by listeners of the events of identity, which are trusted, for all groups.
 */
export class RecordOwnership<Doc extends OwnedRecord> {
  constructor(
    private readonly model: Model<Doc>,
    private readonly trash: RecordTrash<Doc>,
  ) {}

  /** Whether a user owns records, in any household. */
  async owns(userId: string): Promise<boolean> {
    return (await this.records.exists({ userId })) !== null;
  }

  /** Transfers the records of a former member to another user. Returns the number. */
  async transfer({ userId, householdId, before }: FormerMember, successorId: string): Promise<number> {
    const change = { $set: { userId: successorId }, $inc: { revision: 1 } };
    const inHousehold = householdId === undefined ? {} : { householdId };
    const createdBefore = before === undefined ? {} : { createdAt: { $lte: before } };
    const { modifiedCount } = await this.records.updateMany({ userId, ...inHousehold, ...createdBefore }, change);
    return modifiedCount;
  }

  /** Moves all records of a household to another one. Returns the number of those that are not in the trash. */
  async moveHousehold(from: string, to: string): Promise<number> {
    const change = { $set: { householdId: to }, $inc: { revision: 1 } };
    const { modifiedCount } = await this.records.updateMany({ householdId: from }, change);
    await this.trash.moveHousehold(from, to);
    return modifiedCount;
  }

  /** Permanently deletes all records of a group. Returns the number of those that were not in the trash. */
  async deleteByGroup(groupId: string): Promise<number> {
    const { deletedCount } = await this.records.deleteMany({ groupId });
    await this.trash.clear({ groupId });
    return deletedCount;
  }

  /** Mongoose cannot check filters on a generic document. */
  private get records(): Model<OwnedRecord> {
    return this.model as unknown as Model<OwnedRecord>;
  }
}
