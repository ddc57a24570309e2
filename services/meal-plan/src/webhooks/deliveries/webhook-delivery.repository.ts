import { DELIVERIES_KEPT_MS, MAX_DELIVERIES, type Actor } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { WEBHOOK_DELIVERIES, type WebhookDeliveryDocument } from './webhook-delivery.schema.js';

type Household = Pick<Actor, 'householdId'>;

/** What is stored of a delivery; times of the record itself are set here. */
export type DeliveryFields = Omit<WebhookDeliveryDocument, '_id' | 'createdAt' | 'updatedAt' | 'expiresAt'>;

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

/** Every query on past deliveries of webhooks. */
@Injectable()
export class WebhookDeliveryRepository {
  constructor(@InjectModel(WEBHOOK_DELIVERIES) private readonly deliveries: Model<WebhookDeliveryDocument>) {}

  /** The last deliveries of a webhook, newest first. */
  list({ householdId }: Household, webhookId: string): Promise<WebhookDeliveryDocument[]> {
    return this.deliveries
      .find({ householdId, webhookId })
      .sort(NEWEST_FIRST)
      .limit(MAX_DELIVERIES)
      .lean<WebhookDeliveryDocument[]>();
  }

  find({ householdId }: Household, webhookId: string, id: string): Promise<WebhookDeliveryDocument | null> {
    return this.deliveries.findOne({ _id: id, householdId, webhookId }).lean<WebhookDeliveryDocument>();
  }

  /** Stores what became of an attempt in place of the attempt before, and removes what is too old. */
  async save(id: string, fields: DeliveryFields): Promise<void> {
    const expiresAt = new Date(fields.at.getTime() + DELIVERIES_KEPT_MS);
    const { householdId, webhookId } = fields;
    await this.deliveries.updateOne({ _id: id, householdId }, { $set: { ...fields, expiresAt } }, { upsert: true });
    await this.removeOldest({ householdId }, webhookId);
  }

  /** Removes the deliveries of a webhook. */
  async deleteOf({ householdId }: Household, webhookId: string): Promise<void> {
    await this.deliveries.deleteMany({ householdId, webhookId });
  }

  /** Removes everything of a household, or of a group. */
  async deleteAll(tenant: { householdId: string } | { groupId: string }): Promise<void> {
    await this.deliveries.deleteMany(tenant);
  }

  private async removeOldest({ householdId }: Household, webhookId: string): Promise<void> {
    const oldest = await this.deliveries
      .find({ householdId, webhookId }, { _id: 1 })
      .sort(NEWEST_FIRST)
      .skip(MAX_DELIVERIES)
      .limit(MAX_DELIVERIES)
      .lean<{ _id: string }[]>();
    if (oldest.length > 0)
      await this.deliveries.deleteMany({ householdId, _id: { $in: oldest.map(({ _id }) => _id) } });
  }
}
