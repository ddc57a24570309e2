import { DeliveryRepository, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { WEBHOOK_DELIVERIES, type WebhookDeliveryDocument } from './webhook-delivery.schema.js';

/** Every query on past deliveries of webhooks. */
@Injectable()
export class WebhookDeliveryRepository extends DeliveryRepository<WebhookDeliveryDocument> {
  constructor(@InjectModel(WEBHOOK_DELIVERIES) deliveries: Model<WebhookDeliveryDocument>) {
    super(deliveries);
  }
}
