import type { DeletedTenant } from '../directory/deleted-tenant.js';
import { DELIVERY_RETENTION_MS, MAX_DELIVERIES, type HouseholdScope } from '@larder/contracts';
import type { Model } from 'mongoose';
import type { DeliveryDocument } from './delivery-schema.js';

/** The stored fields of a delivery, without those of every record. */
type DeliveryFields<Doc> = Omit<Doc, '_id' | 'createdAt' | 'updatedAt' | 'expiresAt'>;

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Every query on past deliveries of one kind of sender. */
export abstract class DeliveryRepository<Doc extends DeliveryDocument> {
  private readonly deliveries: Model<DeliveryDocument>;

  protected constructor(deliveries: Model<Doc>) {
    // Mongoose's filters cannot be typed with a type parameter; only fields of every delivery are used here.
    this.deliveries = deliveries as unknown as Model<DeliveryDocument>;
  }

  /** The last deliveries of a sender, newest first. */
  findNewest({ householdId }: HouseholdScope, senderId: string): Promise<Doc[]> {
    return this.deliveries
      .find({ householdId, senderId })
      .sort(NEWEST_FIRST)
      .limit(MAX_DELIVERIES)
      .lean<Doc[]>()
      .exec();
  }

  find({ householdId }: HouseholdScope, senderId: string, id: string): Promise<Doc | null> {
    return this.deliveries.findOne({ _id: id, householdId, senderId }).lean<Doc>().exec();
  }

  /** Stores the outcome of an attempt in place of the previous one, and removes old records. */
  async save(id: string, fields: DeliveryFields<Doc>): Promise<void> {
    const { householdId, senderId, at } = fields as DeliveryFields<DeliveryDocument>;
    const expiresAt = new Date(at.getTime() + DELIVERY_RETENTION_MS);
    await this.deliveries.updateOne({ _id: id, householdId }, { $set: { ...fields, expiresAt } }, { upsert: true });
    await this.removeOldest(householdId, senderId);
  }

  /** Removes the deliveries of a sender. */
  async deleteOfSender({ householdId }: HouseholdScope, senderId: string): Promise<void> {
    await this.deliveries.deleteMany({ householdId, senderId });
  }

  /** Removes all deliveries of a household, or of a group. */
  async deleteOfTenant(tenant: DeletedTenant): Promise<void> {
    await this.deliveries.deleteMany(tenant);
  }

  private async removeOldest(householdId: string, senderId: string): Promise<void> {
    const oldest = await this.deliveries
      .find({ householdId, senderId }, { _id: 1 })
      .sort(NEWEST_FIRST)
      .skip(MAX_DELIVERIES)
      .limit(MAX_DELIVERIES)
      .lean<{ _id: string }[]>();
    if (oldest.length > 0)
      await this.deliveries.deleteMany({ householdId, _id: { $in: oldest.map(({ _id }) => _id) } });
  }
}
