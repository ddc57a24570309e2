import type { DirectoryEntryDeleted, PayloadOf, UserMoved } from '@larder/contracts';
import type { Model } from 'mongoose';
import type { RecordTrash } from '../trash/record-trash.js';
import type { TrashableRecord } from '../trash/trashed-record.js';

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

  /**
   * Leaves the records of a user who moved to another household to their successor. Records that were created after a
   * return are not affected by a late event. Returns the number.
   */
  async afterMove({ id, fromHouseholdId, successorId, occurredAt }: PayloadOf<typeof UserMoved>): Promise<number> {
    if (!successorId) return 0;
    const createdAt = { $lte: new Date(occurredAt) };
    return this.update({ userId: id, householdId: fromHouseholdId, createdAt }, { userId: successorId });
  }

  /**
   * Transfers the records of a deleted user, moves those of a deleted household, and permanently deletes those of a
   * deleted group, which had no members. Returns the number of those that were not in the trash.
   */
  async afterDeletion(event: PayloadOf<typeof DirectoryEntryDeleted>): Promise<number> {
    const { kind, id, successorId, heirHouseholdId } = event;
    if (kind === 'group') return this.deleteByGroup(id);
    if (kind === 'user') return successorId ? this.update({ userId: id }, { userId: successorId }) : 0;
    if (!heirHouseholdId) return 0;
    const moved = await this.update({ householdId: id }, { householdId: heirHouseholdId });
    await this.trash.moveHousehold(id, heirHouseholdId);
    return moved;
  }

  private async update(filter: object, fields: Partial<OwnedRecord>): Promise<number> {
    const { modifiedCount } = await this.records.updateMany(filter, { $set: fields, $inc: { revision: 1 } });
    return modifiedCount;
  }

  private async deleteByGroup(groupId: string): Promise<number> {
    const { deletedCount } = await this.records.deleteMany({ groupId });
    await this.trash.clear({ groupId });
    return deletedCount;
  }

  /** Mongoose cannot check filters on a generic document. */
  private get records(): Model<OwnedRecord> {
    return this.model as unknown as Model<OwnedRecord>;
  }
}
