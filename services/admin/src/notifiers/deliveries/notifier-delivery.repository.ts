import { DeliveryRepository, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { NOTIFIER_DELIVERIES, type NotifierDeliveryDocument } from './notifier-delivery.schema.js';

/** Every query on past deliveries of notifiers. */
@Injectable()
export class NotifierDeliveryRepository extends DeliveryRepository<NotifierDeliveryDocument> {
  constructor(@InjectModel(NOTIFIER_DELIVERIES) deliveries: Model<NotifierDeliveryDocument>) {
    super(deliveries);
  }
}
