import { DELIVERIES_KEPT_MS, MAX_DELIVERIES, type Actor } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { NOTIFIER_DELIVERIES, type NotifierDeliveryDocument } from './notifier-delivery.schema.js';

type Household = Pick<Actor, 'householdId'>;

/** What is stored of a delivery; times of the record itself are set here. */
export type DeliveryFields = Omit<NotifierDeliveryDocument, '_id' | 'createdAt' | 'updatedAt' | 'expiresAt'>;

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Every query on past deliveries of notifiers. */
@Injectable()
export class NotifierDeliveryRepository {
  constructor(@InjectModel(NOTIFIER_DELIVERIES) private readonly deliveries: Model<NotifierDeliveryDocument>) {}

  /** The last deliveries of a notifier, newest first. */
  list({ householdId }: Household, notifierId: string): Promise<NotifierDeliveryDocument[]> {
    return this.deliveries
      .find({ householdId, notifierId })
      .sort(NEWEST_FIRST)
      .limit(MAX_DELIVERIES)
      .lean<NotifierDeliveryDocument[]>();
  }

  find({ householdId }: Household, notifierId: string, id: string): Promise<NotifierDeliveryDocument | null> {
    return this.deliveries.findOne({ _id: id, householdId, notifierId }).lean<NotifierDeliveryDocument>();
  }

  /** Stores what became of an attempt in place of the attempt before, and removes what is too old. */
  async save(id: string, fields: DeliveryFields): Promise<void> {
    const expiresAt = new Date(fields.at.getTime() + DELIVERIES_KEPT_MS);
    const { householdId, notifierId } = fields;
    await this.deliveries.updateOne({ _id: id, householdId }, { $set: { ...fields, expiresAt } }, { upsert: true });
    await this.removeOldest({ householdId }, notifierId);
  }

  /** Removes the deliveries of a notifier. */
  async deleteOf({ householdId }: Household, notifierId: string): Promise<void> {
    await this.deliveries.deleteMany({ householdId, notifierId });
  }

  /** Removes everything of a household, or of a group. */
  async deleteAll(tenant: { householdId: string } | { groupId: string }): Promise<void> {
    await this.deliveries.deleteMany(tenant);
  }

  private async removeOldest({ householdId }: Household, notifierId: string): Promise<void> {
    const oldest = await this.deliveries
      .find({ householdId, notifierId }, { _id: 1 })
      .sort(NEWEST_FIRST)
      .skip(MAX_DELIVERIES)
      .limit(MAX_DELIVERIES)
      .lean<{ _id: string }[]>();
    if (oldest.length > 0)
      await this.deliveries.deleteMany({ householdId, _id: { $in: oldest.map(({ _id }) => _id) } });
  }
}
